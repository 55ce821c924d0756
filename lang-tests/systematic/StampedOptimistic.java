// An optimistic read of two fields that is not validated sees half of a change.
// expect assertion
import java.util.concurrent.locks.StampedLock;

public class StampedOptimistic {
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
      if (stamp != 0)
        assert a == b;
    }, "reader").start();
  }
}
