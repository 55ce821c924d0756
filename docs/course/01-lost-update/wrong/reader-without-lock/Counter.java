// verdict: data race on Counter.value
public class Counter {
  private int value;

  public synchronized int increment() {
    value = value + 1;
    return value;
  }

  public int get() {
    return value;
  }
}
