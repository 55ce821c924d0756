/** The result of a computation that may not be there yet. Written with a monitor. */
public class Result<T> {
  private boolean done;
  private T value;
  private RuntimeException reason;

  /** Gives the value. Only the first call of set() or fail() counts. */
  public void set(T value) {
    finish(value, null);
  }

  /** Says that the computation has failed. Only the first call of set() or fail() counts. */
  public void fail(RuntimeException reason) {
    finish(null, reason);
  }

  private synchronized void finish(T value, RuntimeException reason) {
    if (done)
      return;
    done = true;
    this.value = value;
    this.reason = reason;
    notifyAll();
  }

  /** Waits for the value and returns it, or throws the reason if the computation has failed. A value may be null. */
  public synchronized T get() throws InterruptedException {
    while (!done)
      wait();
    if (reason != null)
      throw reason;
    return value;
  }
}
