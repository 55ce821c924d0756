// ConTest's first experiment repaired: check and change are one atomic operation.
// expect clean
// explore: proof
// explore: all
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

public class ContestFirstFixed {
  static final AtomicBoolean first = new AtomicBoolean(true);
  static final AtomicInteger firsts = new AtomicInteger();

  static class Checker implements Runnable {
    public void run() {
      if (first.compareAndSet(true, false))
        firsts.incrementAndGet();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[3];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(new Checker());
      threads[i].start();
    }
    for (Thread t : threads)
      t.join();
    assert firsts.get() == 1;
  }
}
