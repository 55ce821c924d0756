// A writer sends readers away that do not wait; two looks at it show at most: in, out.
// expect assertion
// explore: proof
// explore: all
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ObservedReadWriteWriter {
  static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

  public static void main(String[] args) {
    new Thread(() -> {
      lock.writeLock().lock();
      lock.writeLock().unlock();
    }).start();
    assert lock.readLock().tryLock() : "a writer is in";
  }
}
