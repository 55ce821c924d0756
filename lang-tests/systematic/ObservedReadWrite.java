// tryLock on the two sides of a read-write lock beside a reader: a second reader always gets in, a writer may be sent away.
// expect clean
// explore: --outcomes outcomes=2
// explore: --systematic=all --outcomes outcomes=2
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ObservedReadWrite {
  static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

  public static void main(String[] args) {
    new Thread(() -> {
      lock.readLock().lock();
      lock.readLock().unlock();
    }).start();
    boolean read = lock.readLock().tryLock();
    assert read : "readers do not exclude each other";
    lock.readLock().unlock();
    boolean write = lock.writeLock().tryLock();
    System.out.println(write);
    if (write)
      lock.writeLock().unlock();
  }
}
