// Atomic, but check and act are two operations.
// explore: proof
// expect assertion
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicCounter {
  static final AtomicInteger n = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Thread[] threads = new Thread[2];
    for (int i = 0; i < 2; i++) {
      threads[i] = new Thread(() -> {
        if (n.get() < 1) n.incrementAndGet();
      });
      threads[i].start();
    }
    for (Thread t : threads) t.join();
    assert n.get() == 1;
  }
}
