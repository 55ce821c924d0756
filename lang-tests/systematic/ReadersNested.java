// A reader may read again although a writer waits, but not another thread for him: the one who waits for that helper keeps the writer
// out, the writer keeps the helper out. And who unlocks what he has not locked is told, also when others read.
// expect deadlock
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadersNested {
  static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      lock.writeLock().lock();
      lock.writeLock().unlock();
    });
    Thread helper = new Thread(() -> {
      try {
        lock.readLock().unlock();
        throw new AssertionError("it does not read");
      } catch (IllegalMonitorStateException e) {
        assert lock.getReadHoldCount() == 0;
      }
      lock.readLock().lock();
      lock.readLock().unlock();
    });
    lock.readLock().lock();
    writer.start();
    lock.readLock().lock();
    assert lock.getReadHoldCount() == 2 && lock.getReadLockCount() == 2;
    helper.start();
    helper.join();
    lock.readLock().unlock();
    lock.readLock().unlock();
    writer.join();
    assert lock.getReadHoldCount() == 0;
  }
}
