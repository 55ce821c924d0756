// verdict: deadlock: getter-0
public class Result<T> {
  private boolean done;
  private T value;
  private RuntimeException reason;

  public synchronized void set(T value) {
    if (done)
      return;
    done = true;
    this.value = value;
    notifyAll();
  }

  public synchronized void fail(RuntimeException reason) {
    if (done)
      return;
    done = true;
    this.reason = reason;
  }

  public synchronized T get() throws InterruptedException {
    while (!done)
      wait();
    if (reason != null)
      throw reason;
    return value;
  }
}
