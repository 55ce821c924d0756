// verdict: the result has changed to two
public class Result<T> {
  private volatile boolean done;
  private volatile T value;
  private volatile RuntimeException reason;

  public void set(T value) {
    if (done)
      return;
    this.value = value;
    finish();
  }

  public void fail(RuntimeException reason) {
    if (done)
      return;
    this.reason = reason;
    finish();
  }

  private synchronized void finish() {
    done = true;
    notifyAll();
  }

  public T get() throws InterruptedException {
    synchronized (this) {
      while (!done)
        wait();
    }
    if (reason != null)
      throw reason;
    return value;
  }
}
