// verdict: increment() returned 2 and 2
import java.util.concurrent.atomic.AtomicInteger;

public class Counter {
  private final AtomicInteger value = new AtomicInteger();

  public int increment() {
    value.incrementAndGet();
    return value.get();
  }

  public int get() {
    return value.get();
  }
}
