// Optimistic reads, conversion.
import java.util.concurrent.locks.StampedLock;

public class Basics {
  public static void main(String[] args) {
    StampedLock l = new StampedLock();
    long o = l.tryOptimisticRead();
    System.out.println(l.validate(o));
    long w = l.writeLock();
    System.out.println(l.validate(o) + " " + l.isWriteLocked() + " " + (l.tryReadLock() == 0) + " " + (l.tryOptimisticRead() == 0));
    l.unlockWrite(w);
    long r = l.readLock();
    System.out.println(l.getReadLockCount() + " " + (l.tryConvertToWriteLock(r) != 0));
  }
}
// expect: true
// expect: false true true true
// expect: 1 true
