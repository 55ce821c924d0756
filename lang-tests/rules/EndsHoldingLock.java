// expect rule ends-holding-lock: 9: worker ends and still holds EndsHoldingLock.lock
// expect rule ends-holding-lock: 13: reader ends and still holds EndsHoldingLock.table
import java.util.concurrent.locks.*;

public class EndsHoldingLock {
  static final ReentrantLock lock = new ReentrantLock();
  static final ReentrantReadWriteLock table = new ReentrantReadWriteLock();
  static void work() {
    lock.lock();
    if (lock.getHoldCount() > 0) return;
    lock.unlock();
  }
  static void read() { table.readLock().lock(); }

  public static void main(String[] args) throws Exception {
    Thread worker = new Thread(EndsHoldingLock::work, "worker"), reader = new Thread(EndsHoldingLock::read, "reader");
    worker.start();
    reader.start();
    worker.join();
    reader.join();
  }
}
