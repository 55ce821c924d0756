/** The result of a computation that may not be there yet. Written with a monitor. */
public class Result<T> {
  /** Gives the value. Only the first call of set() or fail() counts. */
  public void set(T value) {
    // To be written.
  }

  /** Says that the computation has failed. Only the first call of set() or fail() counts. */
  public void fail(RuntimeException reason) {
    // To be written.
  }

  /** Waits for the value and returns it, or throws the reason if the computation has failed. A value may be null. */
  public T get() throws InterruptedException {
    return null; // To be written.
  }
}
