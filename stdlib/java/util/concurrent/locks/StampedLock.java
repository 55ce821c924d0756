// A lock for readers, a writer, and readers that only check afterwards whether somebody wrote. Not
// re-entrant. Stamps are OpenJDK's: the version, whose bit 7 says that a writer has the lock, and for a reader in the bits below it
// the number of readers that there were then.
package java.util.concurrent.locks;

import heddle.Monitor;
import heddle.WaitQueue;
import java.util.concurrent.TimeUnit;

public class StampedLock implements java.io.Serializable {
  private static final int FIRST = 256;
  private static final int WRITE = 128;
  private static final int READERS = WRITE - 1;
  private static final int LOCKED = WRITE | READERS;
  private static final int MOST_READERS = READERS - 1;  // that stamps tell apart

  private static final class Sync extends WaitQueue {
    final Monitor readers = new Monitor();
    long version = FIRST;
    int reading;
    volatile int changes;  // of these two

    boolean writing() {
      return (version & WRITE) != 0;
    }

    boolean mayTake(boolean write) {
      return !writing() && (!write || reading == 0);
    }

    @Override
    protected boolean attempt(int amount, boolean shared) {
      if (!mayTake(!shared)) return false;
      if (shared) {
        reading++;
      } else {
        version += WRITE;
        readers.observe();
      }
      changes++;
      observe();
      return true;
    }
  }

  private final Sync sync = new Sync();

  public StampedLock() {}

  private long write() {
    sync.attempt(1, false);
    return sync.version;
  }

  private long read() {
    sync.attempt(1, true);
    return readStamp();
  }

  private boolean mayTake(boolean write) {
    return sync.mayTake(write);
  }

  private long readStamp() {
    return sync.version + Math.min(sync.reading, MOST_READERS);
  }

  // The stamp of the thread that has just taken it.
  private long stamp(boolean write) {
    return write ? sync.version : readStamp();
  }

  private long take(boolean write) {
    int seen = write ? 0 : sync.changes;
    synchronized (sync) {
      if (write || mayOvertake(seen)) {
        sync.acquire(1, !write);
      } else {
        sync.queue(1, true);
      }
      return stamp(write);
    }
  }

  // A reader overtakes those who wait if nothing has changed since it looked: OpenJDK's readLock() tries one
  // compare-and-set before it goes to the queue.
  private boolean mayOvertake(int seen) {
    return seen == sync.changes || sync.isEmpty();
  }

  private long tryTake(boolean write) {
    synchronized (sync) {
      return sync.attempt(1, !write) ? stamp(write) : 0;
    }
  }

  private long takeFor(boolean write, long nanos, boolean timed) throws InterruptedException {
    if (Thread.interrupted()) throw new InterruptedException();
    int seen = write || timed ? 0 : sync.changes;
    synchronized (sync) {
      boolean overtakes = write || (timed ? sync.isEmpty() : mayOvertake(seen));
      boolean taken =
          overtakes ? sync.acquire(1, !write, nanos, timed) : sync.queue(1, !write, nanos, timed);
      return taken ? stamp(write) : 0;
    }
  }

  public long writeLock() {
    return take(true);
  }

  public long tryWriteLock() {
    return tryTake(true);
  }

  public long tryWriteLock(long time, TimeUnit unit) throws InterruptedException {
    return takeFor(true, unit.toNanos(time), true);
  }

  public long writeLockInterruptibly() throws InterruptedException {
    return takeFor(true, 0, false);
  }

  public long readLock() {
    return take(false);
  }

  public long tryReadLock() {
    return tryTake(false);
  }

  public long tryReadLock(long time, TimeUnit unit) throws InterruptedException {
    return takeFor(false, unit.toNanos(time), true);
  }

  public long readLockInterruptibly() throws InterruptedException {
    return takeFor(false, 0, false);
  }

  public long tryOptimisticRead() {
    synchronized (sync) {
      sync.observe();
      return sync.writing() ? 0 : sync.version;
    }
  }

  public boolean validate(long stamp) {
    if (stamp == 0) return false;
    synchronized (sync) {
      return isOfVersion(stamp);
    }
  }

  public void unlockWrite(long stamp) {
    synchronized (sync) {
      if (!isWrite(stamp)) throw new IllegalMonitorStateException();
      endWrite();
    }
  }

  private boolean isOfVersion(long stamp) {
    return (stamp & ~READERS) == sync.version;
  }

  private boolean isWrite(long stamp) {
    return sync.writing() && stamp == sync.version;
  }

  private boolean isRead(long stamp) {
    return sync.reading > 0 && isReadLockStamp(stamp) && isOfVersion(stamp);
  }

  private void endWrite() {
    sync.publish();
    sync.version += WRITE;
    sync.changes++;
    sync.wakeFirst();
  }

  private void endRead() {
    sync.readers.publish();
    sync.changes++;
    if (--sync.reading == 0) sync.wakeFirst();
  }

  public void unlockRead(long stamp) {
    synchronized (sync) {
      if (!isRead(stamp)) throw new IllegalMonitorStateException();
      endRead();
    }
  }

  public void unlock(long stamp) {
    synchronized (sync) {
      if (isWrite(stamp)) {
        endWrite();
      } else if (isRead(stamp)) {
        endRead();
      } else {
        throw new IllegalMonitorStateException();
      }
    }
  }

  public long tryConvertToWriteLock(long stamp) {
    synchronized (sync) {
      if (isWrite(stamp)) return stamp;
      if (isRead(stamp)) {
        if (sync.reading != 1) return 0;
        sync.reading = 0;
        return write();
      }
      return stamp == sync.version && mayTake(true) ? write() : 0;
    }
  }

  public long tryConvertToReadLock(long stamp) {
    synchronized (sync) {
      if (isRead(stamp)) return stamp;
      if (isWrite(stamp)) {
        endWrite();
        return read();
      }
      return stamp == sync.version && !sync.writing() ? read() : 0;
    }
  }

  public long tryConvertToOptimisticRead(long stamp) {
    synchronized (sync) {
      if (isWrite(stamp)) {
        endWrite();
        return sync.version;
      }
      if (isRead(stamp)) {
        endRead();
        return sync.version;
      }
      return stamp == sync.version && !sync.writing() ? stamp : 0;
    }
  }

  public boolean tryUnlockWrite() {
    synchronized (sync) {
      if (!sync.writing()) return false;
      endWrite();
      return true;
    }
  }

  public boolean tryUnlockRead() {
    synchronized (sync) {
      if (sync.reading == 0) return false;
      endRead();
      return true;
    }
  }

  public boolean isWriteLocked() {
    synchronized (sync) {
      return sync.writing();
    }
  }

  public boolean isReadLocked() {
    return getReadLockCount() > 0;
  }

  public int getReadLockCount() {
    synchronized (sync) {
      return sync.reading;
    }
  }

  public static boolean isWriteLockStamp(long stamp) {
    return (stamp & LOCKED) == WRITE;
  }

  public static boolean isReadLockStamp(long stamp) {
    return (stamp & READERS) != 0;
  }

  public static boolean isLockStamp(long stamp) {
    return (stamp & LOCKED) != 0;
  }

  public static boolean isOptimisticReadStamp(long stamp) {
    return stamp != 0 && !isLockStamp(stamp);
  }

  public Lock asReadLock() {
    return new View(false);
  }

  public Lock asWriteLock() {
    return new View(true);
  }

  public ReadWriteLock asReadWriteLock() {
    return new ReadWriteLock() {
      @Override
      public Lock readLock() {
        return asReadLock();
      }

      @Override
      public Lock writeLock() {
        return asWriteLock();
      }
    };
  }

  private final class View implements Lock {
    private final boolean write;

    View(boolean write) {
      this.write = write;
    }

    @Override
    public void lock() {
      take(write);
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
      takeFor(write, 0, false);
    }

    @Override
    public boolean tryLock() {
      return tryTake(write) != 0;
    }

    @Override
    public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
      return takeFor(write, unit.toNanos(time), true) != 0;
    }

    @Override
    public void unlock() {
      if (!(write ? tryUnlockWrite() : tryUnlockRead())) throw new IllegalMonitorStateException();
    }

    @Override
    public Condition newCondition() {
      throw new UnsupportedOperationException();
    }
  }

  @Override
  public String toString() {
    synchronized (sync) {
      return super.toString()
          + (sync.writing()
              ? "[Write-locked]"
              : sync.reading == 0 ? "[Unlocked]" : "[Read-locks:" + sync.reading + "]");
    }
  }
}
