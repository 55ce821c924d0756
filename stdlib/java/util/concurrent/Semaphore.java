// A number of permits. Waiting threads are served in the order in which they came, but others may
// overtake them.
package java.util.concurrent;

import heddle.Monitor;
import heddle.VM;

public class Semaphore implements java.io.Serializable {
  private static final class Sync extends Monitor {
    int permits;
    int queued;
    int greedy;  // queued for several permits

    void queue(int wanted, int change) {
      queued += change;
      if (wanted > 1) greedy += change;
    }
  }

  private final Sync sync = new Sync();
  private final boolean fair;

  public Semaphore(int permits) {
    this(permits, false);
  }

  public Semaphore(int permits, boolean fair) {
    sync.permits = permits;
    this.fair = fair;
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
    boolean interrupted = false;
    synchronized (sync) {
      while (sync.permits < permits) {
        sync.queue(permits, 1);
        try {
          VM.await(sync, sync, 0);
        } catch (InterruptedException e) {
          interrupted = true;
        }
        sync.queue(permits, -1);
      }
      sync.permits -= permits;
      sync.observe();
    }
    if (interrupted) Thread.currentThread().interrupt();
  }

  public boolean tryAcquire() {
    return tryAcquire(1);
  }

  public boolean tryAcquire(int permits) {
    if (permits < 0) throw new IllegalArgumentException();
    synchronized (sync) {
      if (sync.permits < permits) return false;
      sync.permits -= permits;
      sync.observe();
      return true;
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
      while (sync.permits < permits) {
        if (timed && nanos <= 0) return false;
        sync.queue(permits, 1);
        try {
          nanos = VM.await(sync, sync, nanos);
        } finally {
          sync.queue(permits, -1);
        }
      }
      sync.permits -= permits;
      sync.observe();
      return true;
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
      if (sync.greedy > 0) {
        VM.signalAll(sync);
      } else {
        for (int i = Math.min(permits, sync.queued); i > 0; i--) VM.signal(sync);
      }
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
      sync.permits -= reduction;
    }
  }

  public boolean isFair() {
    return fair;
  }

  public final boolean hasQueuedThreads() {
    return getQueueLength() > 0;
  }

  public final int getQueueLength() {
    synchronized (sync) {
      return sync.queued;
    }
  }

  @Override
  public String toString() {
    return super.toString() + "[Permits = " + availablePermits() + "]";
  }
}
