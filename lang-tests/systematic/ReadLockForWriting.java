// The shared side of a read-write lock excludes no other reader: writing under it is a data race.
// expect race: ReadLockForWriting.hits
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadLockForWriting {
  static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  static int hits;

  static void hit() {
    lock.readLock().lock();
    hits++;
    lock.readLock().unlock();
  }

  public static void main(String[] args) {
    new Thread(ReadLockForWriting::hit).start();
    new Thread(ReadLockForWriting::hit).start();
  }
}
