// A reader's and a writer's lock of one table, in the other order; and readers alone, which is no fault.
// expect rule lock-order: 10 11 17 18: LockOrderReaders.table and LockOrderReaders.log are acquired in an inconsistent order
import java.util.concurrent.locks.*;

public class LockOrderReaders {
  static final ReentrantReadWriteLock table = new ReentrantReadWriteLock(), names = new ReentrantReadWriteLock(),
      ids = new ReentrantReadWriteLock();
  static final ReentrantLock log = new ReentrantLock();
  static void read() {
    table.readLock().lock();
    log.lock();
    log.unlock();
    table.readLock().unlock();
    both(names, ids);
  }
  static void write() {
    log.lock();
    table.writeLock().lock();
    table.writeLock().unlock();
    log.unlock();
    both(ids, names);
  }
  static void both(ReentrantReadWriteLock outer, ReentrantReadWriteLock inner) {
    outer.readLock().lock();
    inner.readLock().lock();
    inner.readLock().unlock();
    outer.readLock().unlock();
  }
  public static void main(String[] args) throws Exception {
    Thread reader = new Thread(LockOrderReaders::read, "reader"), writer = new Thread(LockOrderReaders::write, "writer");
    reader.start();
    writer.start();
    reader.join();
    writer.join();
  }
}
