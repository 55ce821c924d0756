// An interrupt does not take a thread out of awaitUninterruptibly: the one signal that there is comes to it.
// OpenJDK 17: the waiter returned with its flag set in 500 of 500 runs.
// expect clean
// explore: proof
// explore: all
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class AwaitUninterruptiblySignalled {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition condition = lock.newCondition();
  static boolean waits;

  static void await() {
    lock.lock();
    waits = true;
    condition.awaitUninterruptibly();
    lock.unlock();
    assert Thread.currentThread().isInterrupted();
  }

  static boolean signalled() {
    lock.lock();
    try {
      if (waits) condition.signal();
      return waits;
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(AwaitUninterruptiblySignalled::await, "waiter");
    waiter.start();
    waiter.interrupt();
    while (!signalled())
      Thread.yield();
    waiter.join();
  }
}
