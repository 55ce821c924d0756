// Readers do not exclude each other.
// explore: proof
// expect race: WriteUnderReadLock.hits
import java.util.concurrent.locks.*;

public class WriteUnderReadLock {
  static int hits;

  public static void main(String[] args) {
    ReadWriteLock rw = new ReentrantReadWriteLock();
    for (int i = 0; i < 2; i++) {
      new Thread(() -> {
        rw.readLock().lock();
        hits++;
        rw.readLock().unlock();
      }).start();
    }
  }
}
