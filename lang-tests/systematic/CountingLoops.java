// Threads that only add, again and again: as long as nobody comes between two turns, all turns are one block (docs/algorithms.md, "Additions commute").
// The first two with a path that would be 200,000 blocks long.
// expect clean
// explore: --explore=exhaustive states<=12 -- lock 2 100000
// explore: --explore=exhaustive states<=12 -- atomic 2 100000
// explore: --explore=exhaustive states<=24 -- method 4 1000
// explore: --explore=exhaustive states<=24 -- nested 4 1000
// explore: --explore=exhaustive states<=24 -- reentrant 4 1000
// explore: --explore=exhaustive states<=24 -- array 4 1000
// explore: --explore=exhaustive states<=24 -- adder 4 1000
// explore: --explore=exhaustive --no-like-threads states<=24 -- lock 4 1000
// explore: --explore=exhaustive --expand-library -- lock 2 4
// explore: --systematic=all -- lock 2 3
// explore: --workers=2 -- lock 4 1000
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;

public class CountingLoops {
  static final Object lock = new Object(), inner = new Object();
  static final ReentrantLock reentrant = new ReentrantLock();
  static final AtomicInteger atomic = new AtomicInteger();
  static final LongAdder adder = new LongAdder();
  static final int[] cells = new int[4];
  static int n;

  static synchronized void increment() {
    n++;
  }

  static void turn(String kind, int turn) {
    switch (kind) {
      case "lock":
        synchronized (lock) {
          n++;
        }
        break;
      case "atomic":
        atomic.incrementAndGet();
        break;
      case "method":
        increment();
        break;
      case "nested":
        synchronized (lock) {
          synchronized (inner) {
            n++;
          }
        }
        break;
      case "reentrant":
        reentrant.lock();
        try {
          n++;
        } finally {
          reentrant.unlock();
        }
        break;
      case "array":
        synchronized (cells) {
          cells[turn % 4] += 1;
        }
        break;
      default:
        adder.increment();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int turns = Integer.parseInt(args[2]);
    Thread[] threads = new Thread[Integer.parseInt(args[1])];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(() -> {
        for (int t = 0; t < turns; t++) turn(args[0], t);
      });
      threads[i].start();
    }
    for (Thread thread : threads) thread.join();
    int all = n + atomic.get() + adder.intValue() + cells[0] + cells[1] + cells[2] + cells[3];
    assert all == threads.length * turns : all;
  }
}
