// Two readers that both want to become the writer wait for each other; one alone already waits for itself.
// expect deadlock
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadLockUpgrade {
  static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

  public static void main(String[] args) {
    new Thread(() -> {
      lock.readLock().lock();
      lock.writeLock().lock();
      lock.writeLock().unlock();
      lock.readLock().unlock();
    }).start();
  }
}
