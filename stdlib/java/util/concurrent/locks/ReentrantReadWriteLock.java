// A lock for many readers or one writer, both re-entrant. A writer may also become a reader.
package java.util.concurrent.locks;

import heddle.Monitor;
import heddle.TaskThreads;
import heddle.WaitQueue;
import java.util.Collection;
import java.util.concurrent.TimeUnit;

public class ReentrantReadWriteLock implements ReadWriteLock, java.io.Serializable {
  // One reader's holds.
  private static final class Hold {
    int count;
  }

  // Of the holds of one kind. (On OpenJDK all readers together have no more; but they do not look at each other here.)
  private static final int MOST_HOLDS = 65535;

  // The state, guarded by this monitor. Readers hand over to writers only; writers to all. And readers do not look at
  // each other: each keeps its own holds, and while nobody waits nobody asks who is the last.
  private static final class Sync extends WaitQueue {
    final boolean fair;
    final Monitor readers = new Monitor();
    final ThreadLocal<Hold> holds = new ThreadLocal<>();  // the VM reads it
    int reading;                                          // read locks
    int writes;                                           // the holds of the writer, who is the owner

    Sync(boolean fair) {
      this.fair = fair;
    }

    @Override
    public boolean isFair() {
      return fair;
    }

    // A thread that comes to read does not overtake a writer who is the first in the queue, unless it is reading
    // already (OpenJDK's apparentlyFirstQueuedIsExclusive); with a fair lock nobody overtakes anybody.
    @Override
    protected boolean attempt(int amount, boolean shared) {
      Thread t = Thread.currentThread();
      if (shared) {
        if (!mayRead(t)) return false;
        boolean overtakes = fair ? hasQueuedPredecessors() : firstIsExclusive();
        if (owner == null && overtakes && hold() == null) return false;
        addReader();
        return true;
      }
      if (!mayWrite(t) || owner == null && fair && hasQueuedPredecessors()) return false;
      for (int i = 0; i < amount; i++) addWriter(t);
      return true;
    }

    boolean mayRead(Thread t) {
      return owner == null || owner == t;
    }

    boolean mayWrite(Thread t) {
      return owner == t || owner == null && reading == 0;
    }

    // The current thread's; null: it does not read.
    Hold hold() {
      Hold h = holds.get();
      if (h == null) holds.remove();  // get() has kept the null
      return h;
    }

    void addReader() {
      Hold h = holds.get();
      if (h == null) holds.set(h = new Hold());
      if (h.count == MOST_HOLDS) throw new Error("Maximum lock count exceeded");
      h.count++;
      reading++;
      observe();
    }

    // False: the thread does not read.
    boolean removeReader() {
      Hold h = hold();
      if (h == null) return false;
      readers.publish();
      if (--h.count == 0) holds.remove();
      reading--;
      if (!isEmpty() && reading == 0 && owner == null) wakeFirst();
      return true;
    }

    int readHolds() {
      Hold h = hold();
      return h == null ? 0 : h.count;
    }

    void addWriter(Thread t) {
      TaskThreads.tellTaskApart();
      if (writes == MOST_HOLDS) throw new Error("Maximum lock count exceeded");
      owner = t;
      if (writes++ == 0) {
        observe();
        readers.observe();
      }
    }
  }

  private final ReadLock readerLock;
  private final WriteLock writerLock;
  final Sync sync;

  public ReentrantReadWriteLock() {
    this(false);
  }

  public ReentrantReadWriteLock(boolean fair) {
    sync = new Sync(fair);
    readerLock = new ReadLock(this);
    writerLock = new WriteLock(this);
  }

  @Override
  public WriteLock writeLock() {
    return writerLock;
  }

  @Override
  public ReadLock readLock() {
    return readerLock;
  }

  public static class ReadLock implements Lock, java.io.Serializable {
    private final Sync sync;

    protected ReadLock(ReentrantReadWriteLock lock) {
      sync = lock.sync;
    }

    @Override
    public void lock() {
      synchronized (sync) {
        sync.acquire(1, true);
      }
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
      tryFor(0, false);
    }

    @Override
    public boolean tryLock() {
      Thread t = Thread.currentThread();
      synchronized (sync) {
        if (!sync.mayRead(t)) return false;
        sync.addReader();
        return true;
      }
    }

    @Override
    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
      return tryFor(unit.toNanos(timeout), true);
    }

    private boolean tryFor(long nanos, boolean timed) throws InterruptedException {
      if (Thread.interrupted()) throw new InterruptedException();
      synchronized (sync) {
        return sync.acquire(1, true, nanos, timed);
      }
    }

    @Override
    public void unlock() {
      synchronized (sync) {
        if (!sync.removeReader()) {
          throw new IllegalMonitorStateException(
              "attempt to unlock read lock, not locked by current thread");
        }
      }
    }

    @Override
    public Condition newCondition() {
      throw new UnsupportedOperationException();
    }

    @Override
    public String toString() {
      synchronized (sync) {
        return super.toString() + "[Read locks = " + sync.reading + "]";
      }
    }
  }

  public static class WriteLock implements Lock, java.io.Serializable {
    private final Sync sync;

    protected WriteLock(ReentrantReadWriteLock lock) {
      sync = lock.sync;
    }

    @Override
    public void lock() {
      synchronized (sync) {
        sync.acquire(1, false);
      }
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
      tryFor(0, false);
    }

    @Override
    public boolean tryLock() {
      Thread t = Thread.currentThread();
      synchronized (sync) {
        if (!sync.mayWrite(t)) return false;
        sync.addWriter(t);
        return true;
      }
    }

    @Override
    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
      return tryFor(unit.toNanos(timeout), true);
    }

    private boolean tryFor(long nanos, boolean timed) throws InterruptedException {
      if (Thread.interrupted()) throw new InterruptedException();
      synchronized (sync) {
        return sync.acquire(1, false, nanos, timed);
      }
    }

    @Override
    public void unlock() {
      synchronized (sync) {
        if (sync.owner != Thread.currentThread()) throw new IllegalMonitorStateException();
        release(1);
      }
    }

    // By the writer, with the monitor.
    private void release(int holds) {
      sync.writes -= holds;
      if (sync.writes > 0) return;
      sync.publish();
      sync.owner = null;
      sync.wakeFirst();
    }

    @Override
    public Condition newCondition() {
      return new QueuedCondition(sync) {
        @Override
        boolean owned() {
          return sync.owner == Thread.currentThread();
        }

        @Override
        int releaseAll() {
          int held = sync.writes;
          release(held);
          return held;
        }
      };
    }

    public boolean isHeldByCurrentThread() {
      return getHoldCount() > 0;
    }

    public int getHoldCount() {
      synchronized (sync) {
        return sync.owner == Thread.currentThread() ? sync.writes : 0;
      }
    }

    @Override
    public String toString() {
      synchronized (sync) {
        return super.toString()
            + (sync.owner == null
                ? "[Unlocked]"
                : "[Locked by thread " + sync.owner.getName() + "]");
      }
    }
  }

  public final boolean isFair() {
    return sync.fair;
  }

  public int getReadLockCount() {
    synchronized (sync) {
      return sync.reading;
    }
  }

  public boolean isWriteLocked() {
    synchronized (sync) {
      return sync.owner != null;
    }
  }

  public boolean isWriteLockedByCurrentThread() {
    return writerLock.isHeldByCurrentThread();
  }

  public int getWriteHoldCount() {
    return writerLock.getHoldCount();
  }

  public int getReadHoldCount() {
    synchronized (sync) {
      return sync.readHolds();
    }
  }

  protected Thread getOwner() {
    TaskThreads.tellApart();
    synchronized (sync) {
      return sync.owner;
    }
  }

  public final boolean hasQueuedThreads() {
    return getQueueLength() > 0;
  }

  public final int getQueueLength() {
    synchronized (sync) {
      return sync.length();
    }
  }

  public final boolean hasQueuedThread(Thread thread) {
    synchronized (sync) {
      return sync.contains(thread);
    }
  }

  protected Collection<Thread> getQueuedThreads() {
    synchronized (sync) {
      return sync.threads();
    }
  }

  protected Collection<Thread> getQueuedWriterThreads() {
    synchronized (sync) {
      return sync.threads(true, false);
    }
  }

  protected Collection<Thread> getQueuedReaderThreads() {
    synchronized (sync) {
      return sync.threads(false, true);
    }
  }

  private QueuedCondition own(Condition condition) {
    if (condition == null) throw new NullPointerException();
    if (!(condition instanceof QueuedCondition)) throw new IllegalArgumentException("not owner");
    QueuedCondition mine = (QueuedCondition) condition;
    if (!mine.isOf(sync)) throw new IllegalArgumentException("Not owner");
    return mine;
  }

  public boolean hasWaiters(Condition condition) {
    return getWaitQueueLength(condition) > 0;
  }

  public int getWaitQueueLength(Condition condition) {
    return own(condition).waiting();
  }

  protected Collection<Thread> getWaitingThreads(Condition condition) {
    return own(condition).waitingThreads();
  }

  @Override
  public String toString() {
    synchronized (sync) {
      return super.toString() + "[Write locks = " + sync.writes + ", Read locks = " + sync.reading
          + "]";
    }
  }
}
