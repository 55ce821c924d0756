// StampedOptimistic repaired: what was read counts only if the stamp is still valid.
// expect clean
import java.util.concurrent.locks.StampedLock;

public class StampedOptimisticFixed {
  static final StampedLock lock = new StampedLock();
  static volatile int x, y;

  public static void main(String[] args) {
    new Thread(() -> {
      long stamp = lock.writeLock();
      x = 1;
      y = 1;
      lock.unlockWrite(stamp);
    }, "writer").start();
    new Thread(() -> {
      long stamp = lock.tryOptimisticRead();
      int a = x, b = y;
      if (!lock.validate(stamp)) {
        stamp = lock.readLock();
        a = x;
        b = y;
        lock.unlockRead(stamp);
      }
      assert a == b;
    }, "reader").start();
  }
}
