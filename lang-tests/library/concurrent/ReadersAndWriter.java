// Two readers and a writer of a read-write lock.
// explore: proof findings=0
// expect clean
import java.util.concurrent.locks.*;

public class ReadersAndWriter {
  static int x, y;

  public static void main(String[] args) {
    ReadWriteLock rw = new ReentrantReadWriteLock();
    for (int i = 0; i < 2; i++) {
      new Thread(() -> {
        rw.readLock().lock();
        assert x == y;
        rw.readLock().unlock();
      }).start();
    }
    new Thread(() -> {
      rw.writeLock().lock();
      x++;
      y++;
      rw.writeLock().unlock();
    }).start();
  }
}
