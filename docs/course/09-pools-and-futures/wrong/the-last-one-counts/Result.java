// verdict: the result has changed to two
public class Result<T> {
  private boolean done;
  private T value;
  private RuntimeException reason;

  public synchronized void set(T value) {
    done = true;
    this.value = value;
    notifyAll();
  }

  public synchronized void fail(RuntimeException reason) {
    done = true;
    this.reason = reason;
    notifyAll();
  }

  public synchronized T get() throws InterruptedException {
    while (!done)
      wait();
    if (reason != null)
      throw reason;
    return value;
  }
}
