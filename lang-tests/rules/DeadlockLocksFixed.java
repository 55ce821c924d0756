// Readers do not wait for each other, and tryLock gives up.
import java.util.concurrent.locks.*;

public class DeadlockLocksFixed {
  static final ReentrantLock lock = new ReentrantLock();
  static final ReentrantReadWriteLock table = new ReentrantReadWriteLock();

  static void read() {
    for (int i = 0; i < 3; i++) {
      table.readLock().lock();
      Thread.yield();
      if (lock.tryLock()) {
        Thread.yield();
        lock.unlock();
      }
      table.readLock().unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(DeadlockLocksFixed::read, "a"), b = new Thread(DeadlockLocksFixed::read, "b");
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
