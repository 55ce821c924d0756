// Threads that only add, turn after turn, and somebody who fails if he comes between two turns (so that these are not one block: CountingLoops). "latch" and
// "joined": what is awaited lies between the turns, or one of the threads has ended; "order": the last turn takes one more lock; "cut": the path ends behind them.
// expect finding: FAILED
// explore: --explore=exhaustive -- lock
// explore: --explore=exhaustive -- atomic
// explore: --explore=exhaustive -- nested
// explore: --explore=exhaustive -- latch
// explore: --explore=exhaustive -- joined
// explore: --explore=exhaustive -- alive
// explore: --explore=exhaustive -- order
// explore: --explore=exhaustive -- waiting
// explore: --explore=exhaustive -- interrupted
// explore: --explore=exhaustive -- cut
// explore: --workers=2 -- lock
// explore: --workers=2 -- latch
import heddle.Verify;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class CountingMet {
  static final Object lock = new Object(), inner = new Object();
  static final AtomicInteger atomic = new AtomicInteger();
  static final CountDownLatch latch = new CountDownLatch(1);
  static int n;

  static void count() {
    for (int i = 0; i < 3; i++) {
      synchronized (lock) {
        n++;
      }
    }
  }

  static void countAtomic() {
    for (int i = 0; i < 3; i++) atomic.incrementAndGet();
  }

  static void countNested() {
    for (int i = 0; i < 3; i++) {
      synchronized (lock) {
        synchronized (inner) {
          n++;
        }
      }
    }
  }

  static void countAndTell() {
    atomic.incrementAndGet();
    latch.countDown();
    atomic.incrementAndGet();
  }

  static void countAndGiveUp() {
    countAtomic();
    Verify.assume(false);
  }

  // The last turn takes the other lock, too.
  static void countInOrder() {
    count();
    countNested();
  }

  static void waitForTwo() {
    synchronized (lock) {
      if (n == 2) {
        try {
          lock.wait(); // nobody notifies
        } catch (InterruptedException e) {
          n++;
        }
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first, second = null;
    switch (args[0]) {
      case "lock":
        first = start(CountingMet::count);
        synchronized (lock) {
          assert n != 2;
        }
        break;
      case "atomic":
        first = start(CountingMet::countAtomic);
        assert atomic.get() != 2;
        break;
      case "nested":
        first = start(CountingMet::countNested);
        synchronized (inner) {
          assert n != 2;
        }
        break;
      case "latch":
        first = start(CountingMet::countAndTell);
        latch.await();
        assert atomic.get() == 2;
        break;
      case "joined":
        first = start(CountingMet::countAtomic);
        second = start(CountingMet::countAtomic);
        first.join();
        assert atomic.get() != 5;
        break;
      case "alive":
        first = start(CountingMet::countAtomic);
        if (first.isAlive()) assert atomic.get() != 2;
        break;
      case "order":
        first = start(CountingMet::countInOrder);
        synchronized (inner) {
          synchronized (lock) {
            n++;
          }
        }
        break;
      case "waiting":
        first = start(CountingMet::count);
        waitForTwo();
        break;
      case "cut":
        first = start(CountingMet::countAndGiveUp);
        assert atomic.get() != 2;
        break;
      default:
        first = start(CountingMet::countAtomic);
        first.interrupt();
        assert atomic.get() != 2;
    }
    first.join();
    if (second != null) second.join();
  }

  static Thread start(Runnable body) {
    Thread thread = new Thread(body);
    thread.start();
    return thread;
  }
}
