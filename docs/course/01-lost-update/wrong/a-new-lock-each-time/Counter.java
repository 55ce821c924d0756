// verdict: data race on Counter.value
public class Counter {
  private int value;

  public int increment() {
    synchronized (new Object()) {
      value = value + 1;
      return value;
    }
  }

  public int get() {
    synchronized (new Object()) {
      return value;
    }
  }
}
