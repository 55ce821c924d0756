import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;

public class ReadWriteLocks {
  static String text(Object o) {
    return o.toString().replaceAll("@[0-9a-f]+", "@");
  }

  static boolean elsewhere(Lock lock) throws Exception {
    boolean[] got = new boolean[1];
    Thread t = new Thread(() -> {
      try {
        got[0] = lock.tryLock(1, TimeUnit.MILLISECONDS);
      } catch (InterruptedException e) {
        System.out.println(e);
      }
      if (got[0]) lock.unlock();
    });
    t.start();
    t.join();
    return got[0];
  }

  public static void main(String[] args) throws Exception {
    ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    rw.readLock().lock();
    rw.readLock().lock();
    System.out.println(rw.getReadHoldCount() + " " + rw.writeLock().tryLock() + " " + elsewhere(rw.readLock()) + " " + elsewhere(rw.writeLock()));
    rw.readLock().unlock();
    rw.readLock().unlock();
    rw.writeLock().lock();
    rw.writeLock().lock();
    System.out.println(text(rw) + " " + text(rw.writeLock()) + " " + elsewhere(rw.readLock()));
    rw.writeLock().unlock();
    rw.readLock().lock();
    rw.writeLock().unlock();
    System.out.println(text(rw) + " " + text(rw.readLock()) + " " + text(rw.writeLock()));
    try {
      rw.writeLock().unlock();
    } catch (IllegalMonitorStateException e) {
      System.out.println(e);
    }
    rw.readLock().unlock();
    try {
      rw.readLock().unlock();
    } catch (IllegalMonitorStateException e) {
      System.out.println(e);
    }
    Condition c = rw.writeLock().newCondition();
    rw.writeLock().lock();
    System.out.println(c.await(1, TimeUnit.MILLISECONDS) + " " + rw.isWriteLockedByCurrentThread());
    rw.writeLock().unlock();

    StampedLock s = new StampedLock();
    long optimistic = s.tryOptimisticRead();
    System.out.println(s.validate(optimistic) + " " + text(s));
    long w = s.writeLock();
    System.out.println(s.validate(optimistic) + " " + s.tryOptimisticRead() + " " + s.tryReadLock() + " " + text(s));
    s.unlockWrite(w);
    long r = s.readLock();
    System.out.println(s.tryWriteLock() + " " + text(s));
    w = s.tryConvertToWriteLock(r);
    System.out.println((w != 0) + " " + s.isWriteLocked());
    s.unlock(w);
    try {
      s.unlockRead(r);
    } catch (IllegalMonitorStateException e) {
      System.out.println(e);
    }
  }
}
// expect: 2 false true false
// expect: java.util.concurrent.locks.ReentrantReadWriteLock@[Write locks = 2, Read locks = 0] java.util.concurrent.locks.ReentrantReadWriteLock$WriteLock@[Locked by thread main] false
// expect: java.util.concurrent.locks.ReentrantReadWriteLock@[Write locks = 0, Read locks = 1] java.util.concurrent.locks.ReentrantReadWriteLock$ReadLock@[Read locks = 1] java.util.concurrent.locks.ReentrantReadWriteLock$WriteLock@[Unlocked]
// expect: java.lang.IllegalMonitorStateException
// expect: java.lang.IllegalMonitorStateException: attempt to unlock read lock, not locked by current thread
// expect: false true
// expect: true java.util.concurrent.locks.StampedLock@[Unlocked]
// expect: false 0 0 java.util.concurrent.locks.StampedLock@[Write-locked]
// expect: 0 java.util.concurrent.locks.StampedLock@[Read-locks:1]
// expect: true true
// expect: java.lang.IllegalMonitorStateException
