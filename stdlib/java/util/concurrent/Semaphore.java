// A number of permits. Waiting threads are served in the order in which they came; with a fair semaphore nobody may
// overtake them.
package java.util.concurrent;

import heddle.WaitQueue;
import java.util.Collection;

public class Semaphore implements java.io.Serializable {
  private static final class Sync extends WaitQueue {
    final boolean fair;
    int permits;

    Sync(int permits, boolean fair) {
      this.permits = permits;
      this.fair = fair;
    }

    @Override
    public boolean isFair() {
      return fair;
    }

    @Override
    protected boolean attempt(int wanted, boolean shared) {
      return !(fair && hasQueuedPredecessors()) && take(wanted);
    }

    boolean take(int wanted) {
      if (permits < wanted) return false;
      permits -= wanted;
      observe();
      return true;
    }
  }

  private final Sync sync;

  public Semaphore(int permits) {
    this(permits, false);
  }

  public Semaphore(int permits, boolean fair) {
    sync = new Sync(permits, fair);
  }

  public void acquire() throws InterruptedException {
    take(1, 0, false);
  }

  public void acquire(int permits) throws InterruptedException {
    take(permits, 0, false);
  }

  public void acquireUninterruptibly() {
    acquireUninterruptibly(1);
  }

  public void acquireUninterruptibly(int permits) {
    if (permits < 0) throw new IllegalArgumentException();
    synchronized (sync) {
      sync.acquire(permits, true);
    }
  }

  public boolean tryAcquire() {
    return tryAcquire(1);
  }

  public boolean tryAcquire(int permits) {
    if (permits < 0) throw new IllegalArgumentException();
    synchronized (sync) {
      return sync.take(permits);
    }
  }

  public boolean tryAcquire(long timeout, TimeUnit unit) throws InterruptedException {
    return take(1, unit.toNanos(timeout), true);
  }

  public boolean tryAcquire(int permits, long timeout, TimeUnit unit) throws InterruptedException {
    return take(permits, unit.toNanos(timeout), true);
  }

  private boolean take(int permits, long nanos, boolean timed) throws InterruptedException {
    if (permits < 0) throw new IllegalArgumentException();
    if (Thread.interrupted()) throw new InterruptedException();
    synchronized (sync) {
      return sync.acquire(permits, true, nanos, timed);
    }
  }

  public void release() {
    release(1);
  }

  public void release(int permits) {
    if (permits < 0) throw new IllegalArgumentException();
    synchronized (sync) {
      int more = sync.permits + permits;
      if (more < sync.permits) throw new Error("Maximum permit count exceeded");
      sync.publish();
      sync.permits = more;
      sync.wakeFirst();
    }
  }

  public int availablePermits() {
    synchronized (sync) {
      return sync.permits;
    }
  }

  public int drainPermits() {
    synchronized (sync) {
      int permits = sync.permits;
      sync.permits = 0;
      sync.observe();
      return permits;
    }
  }

  protected void reducePermits(int reduction) {
    if (reduction < 0) throw new IllegalArgumentException();
    synchronized (sync) {
      int left = sync.permits - reduction;
      if (left > sync.permits) throw new Error("Permit count underflow");
      sync.permits = left;
    }
  }

  public boolean isFair() {
    return sync.fair;
  }

  public final boolean hasQueuedThreads() {
    return getQueueLength() > 0;
  }

  public final int getQueueLength() {
    synchronized (sync) {
      return sync.length();
    }
  }

  protected Collection<Thread> getQueuedThreads() {
    synchronized (sync) {
      return sync.threads();
    }
  }

  @Override
  public String toString() {
    return super.toString() + "[Permits = " + availablePermits() + "]";
  }
}
