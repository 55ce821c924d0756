// A StampedLock is not re-entrant.
// expect rule relock: 9 10: main waits for Relock.lock, which it has and can not take again
// expect rule deadlock: 9 10: main waits for what it has itself
// exit: 1
import java.util.concurrent.locks.StampedLock;

public class Relock {
  static final StampedLock lock = new StampedLock();
  public static void main(String[] args) { long stamp = lock.writeLock();
    long again = lock.writeLock();
    lock.unlockWrite(again);
    lock.unlockWrite(stamp);
  }
}
