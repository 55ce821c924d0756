import java.util.concurrent.locks.*;

public class EndsHoldingLockFixed {
  static final ReentrantLock lock = new ReentrantLock();
  static final ReentrantReadWriteLock table = new ReentrantReadWriteLock();

  public static void main(String[] args) throws Exception {
    Thread worker = new Thread(() -> {
      lock.lock();
      table.readLock().lock();
      try {
        System.out.println("works");
      } finally {
        table.readLock().unlock();
        lock.unlock();
      }
    });
    worker.start();
    worker.join();
  }
}
