// verdict: deadlock: getter-0
public class Result<T> {
  private T value;
  private RuntimeException reason;

  public synchronized void set(T value) {
    if (this.value == null && reason == null) {
      this.value = value;
      notifyAll();
    }
  }

  public synchronized void fail(RuntimeException reason) {
    if (value == null && this.reason == null) {
      this.reason = reason;
      notifyAll();
    }
  }

  public synchronized T get() throws InterruptedException {
    while (value == null && reason == null)
      wait();
    if (reason != null)
      throw reason;
    return value;
  }
}
