// A lock for many readers or one writer, both re-entrant. A writer may also become a reader.
package java.util.concurrent.locks;

import heddle.Monitor;
import heddle.VM;
import java.util.Date;
import java.util.concurrent.TimeUnit;

public class ReentrantReadWriteLock implements ReadWriteLock, java.io.Serializable {
  // One reader's holds.
  private static final class Hold {
    final Thread thread;
    int count;
    final Hold next;

    Hold(Thread thread, Hold next) {
      this.thread = thread;
      this.next = next;
    }
  }

  // The state, guarded by this monitor. Readers hand over to writers only; writers to all.
  private static final class Sync extends Monitor {
    final Monitor readers = new Monitor();
    Hold holds;       // threads with read locks
    int reading;      // read locks
    Thread writer;
    int writes;       // the writer's holds
    int queuedReaders;
    int queuedWriters;

    Hold hold(Thread t) {
      Hold h = holds;
      while (h != null && h.thread != t) h = h.next;
      return h;
    }

    boolean mayRead(Thread t) {
      return writer == null || writer == t;
    }

    boolean mayWrite(Thread t) {
      return writer == t || writer == null && reading == 0;
    }

    void addReader(Thread t) {
      Hold h = hold(t);
      if (h == null) holds = h = new Hold(t, holds);
      h.count++;
      reading++;
      observe();
    }

    void addWriter(Thread t) {
      writer = t;
      if (writes++ == 0) {
        observe();
        readers.observe();
      }
    }

    void without(Hold gone) {
      Hold rest = null;
      for (Hold h = holds; h != null; h = h.next) {
        if (h != gone) {
          Hold copy = new Hold(h.thread, rest);
          copy.count = h.count;
          rest = copy;
        }
      }
      holds = rest;
    }
  }

  private final boolean fair;
  private final ReadLock readerLock;
  private final WriteLock writerLock;
  final Sync sync = new Sync();

  public ReentrantReadWriteLock() {
    this(false);
  }

  public ReentrantReadWriteLock(boolean fair) {
    this.fair = fair;
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
      Thread t = Thread.currentThread();
      boolean interrupted = false;
      synchronized (sync) {
        while (!sync.mayRead(t)) {
          sync.queuedReaders++;
          try {
            VM.await(sync, sync, 0);
          } catch (InterruptedException e) {
            interrupted = true;
          }
          sync.queuedReaders--;
        }
        sync.addReader(t);
      }
      if (interrupted) t.interrupt();
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
        sync.addReader(t);
        return true;
      }
    }

    @Override
    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
      return tryFor(unit.toNanos(timeout), true);
    }

    private boolean tryFor(long nanos, boolean timed) throws InterruptedException {
      if (Thread.interrupted()) throw new InterruptedException();
      Thread t = Thread.currentThread();
      synchronized (sync) {
        while (!sync.mayRead(t)) {
          if (timed && nanos <= 0) return false;
          sync.queuedReaders++;
          try {
            nanos = VM.await(sync, sync, nanos);
          } finally {
            sync.queuedReaders--;
          }
        }
        sync.addReader(t);
        return true;
      }
    }

    @Override
    public void unlock() {
      Thread t = Thread.currentThread();
      synchronized (sync) {
        Hold h = sync.hold(t);
        if (h == null) {
          throw new IllegalMonitorStateException(
              "attempt to unlock read lock, not locked by current thread");
        }
        sync.readers.publish();
        if (--h.count == 0) sync.without(h);
        if (--sync.reading == 0) VM.signalAll(sync);
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
      Thread t = Thread.currentThread();
      synchronized (sync) {
        lock(t, 1);
      }
    }

    private void lock(Thread t, int holds) {
      boolean interrupted = false;
      while (!sync.mayWrite(t)) {
        sync.queuedWriters++;
        try {
          VM.await(sync, sync, 0);
        } catch (InterruptedException e) {
          interrupted = true;
        }
        sync.queuedWriters--;
      }
      for (int i = 0; i < holds; i++) sync.addWriter(t);
      if (interrupted) t.interrupt();
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
      Thread t = Thread.currentThread();
      synchronized (sync) {
        while (!sync.mayWrite(t)) {
          if (timed && nanos <= 0) return false;
          sync.queuedWriters++;
          try {
            nanos = VM.await(sync, sync, nanos);
          } finally {
            sync.queuedWriters--;
          }
        }
        sync.addWriter(t);
        return true;
      }
    }

    @Override
    public void unlock() {
      synchronized (sync) {
        if (sync.writer != Thread.currentThread()) throw new IllegalMonitorStateException();
        release(1);
      }
    }

    // By the writer, with the monitor.
    private void release(int holds) {
      sync.writes -= holds;
      if (sync.writes > 0) return;
      sync.publish();
      sync.writer = null;
      VM.signalAll(sync);
    }

    @Override
    public Condition newCondition() {
      return new WriteCondition();
    }

    public boolean isHeldByCurrentThread() {
      return getHoldCount() > 0;
    }

    public int getHoldCount() {
      synchronized (sync) {
        return sync.writer == Thread.currentThread() ? sync.writes : 0;
      }
    }

    @Override
    public String toString() {
      synchronized (sync) {
        return super.toString()
            + (sync.writer == null
                ? "[Unlocked]"
                : "[Locked by thread " + sync.writer.getName() + "]");
      }
    }

    private final class WriteCondition implements Condition {
      private final Monitor waiters = new Monitor();

      private void checkOwner() {
        if (sync.writer != Thread.currentThread()) throw new IllegalMonitorStateException();
      }

      private long waitFor(long nanos) throws InterruptedException {
        synchronized (sync) {
          checkOwner();
          if (Thread.interrupted()) throw new InterruptedException();
          int holds = sync.writes;
          release(holds);
          try {
            return VM.await(waiters, sync, nanos);
          } finally {
            lock(Thread.currentThread(), holds);
          }
        }
      }

      @Override
      public void await() throws InterruptedException {
        waitFor(0);
      }

      @Override
      public void awaitUninterruptibly() {
        boolean interrupted = Thread.interrupted();
        while (true) {
          try {
            waitFor(0);
            break;
          } catch (InterruptedException e) {
            interrupted = true;
          }
        }
        if (interrupted) Thread.currentThread().interrupt();
      }

      @Override
      public long awaitNanos(long nanosTimeout) throws InterruptedException {
        return waitFor(nanosTimeout <= 0 ? 1 : nanosTimeout);
      }

      @Override
      public boolean await(long time, TimeUnit unit) throws InterruptedException {
        return awaitNanos(unit.toNanos(time)) > 0;
      }

      @Override
      public boolean awaitUntil(Date deadline) throws InterruptedException {
        return await(deadline.getTime() - System.currentTimeMillis(), TimeUnit.MILLISECONDS);
      }

      @Override
      public void signal() {
        synchronized (sync) {
          checkOwner();
          VM.signal(waiters);
        }
      }

      @Override
      public void signalAll() {
        synchronized (sync) {
          checkOwner();
          VM.signalAll(waiters);
        }
      }
    }
  }

  public final boolean isFair() {
    return fair;
  }

  public int getReadLockCount() {
    synchronized (sync) {
      return sync.reading;
    }
  }

  public boolean isWriteLocked() {
    synchronized (sync) {
      return sync.writer != null;
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
      Hold h = sync.hold(Thread.currentThread());
      return h == null ? 0 : h.count;
    }
  }

  protected Thread getOwner() {
    synchronized (sync) {
      return sync.writer;
    }
  }

  public final boolean hasQueuedThreads() {
    return getQueueLength() > 0;
  }

  public final int getQueueLength() {
    synchronized (sync) {
      return sync.queuedReaders + sync.queuedWriters;
    }
  }

  @Override
  public String toString() {
    synchronized (sync) {
      return super.toString() + "[Write locks = " + sync.writes + ", Read locks = " + sync.reading
          + "]";
    }
  }
}
