// LazyInitTwice repaired: computeIfAbsent runs its function once for a key.
// expect clean
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class LazyInitMap {
  static final ConcurrentHashMap<String, Object> instances = new ConcurrentHashMap<>();
  static final AtomicInteger made = new AtomicInteger();

  static void get() {
    instances.computeIfAbsent("the one", k -> {
      made.incrementAndGet();
      return new Object();
    });
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(LazyInitMap::get), b = new Thread(LazyInitMap::get);
    a.start();
    b.start();
    a.join();
    b.join();
    assert made.get() == 1 && instances.size() == 1;
  }
}
