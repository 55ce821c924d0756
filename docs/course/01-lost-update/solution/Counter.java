/** A counter that any number of threads may use at once: no increment is ever lost. */
public class Counter {
  private int value;

  /** Adds one, and returns the new value: each value is returned once. */
  public synchronized int increment() {
    value = value + 1;
    return value;
  }

  /** How many increments have been completed. */
  public synchronized int get() {
    return value;
  }
}
