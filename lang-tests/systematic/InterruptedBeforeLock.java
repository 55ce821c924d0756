// A thread with a pending interrupt stands before lockInterruptibly() of a lock that is taken: it can go on, with an
// exception. The thread that spins meanwhile is no livelock. OpenJDK 17: ends in 3 of 3 runs. Sibling: NotInterruptedBeforeLock.
// explore: proof
// explore: all
// expect clean
import java.util.concurrent.locks.ReentrantLock;

public class InterruptedBeforeLock {
  static final ReentrantLock lock = new ReentrantLock();
  static volatile boolean stop;

  public static void main(String[] args) throws InterruptedException {
    lock.lock();
    Thread waiter = new Thread(() -> {
      try {
        lock.lockInterruptibly();
      } catch (InterruptedException e) {
        stop = true;
      }
    });
    waiter.start();
    waiter.interrupt();
    while (!stop) {
    }
    lock.unlock();
  }
}
