// verdict: increment() returned 2 and 2
public class Counter {
  private volatile int value;

  public int increment() {
    value = value + 1;
    return value;
  }

  public int get() {
    return value;
  }
}
