// For synchronizers that programs write themselves: an atomic number, and a queue of threads that wait until the
// methods of the subclass say that they may go on.
//
// Of those in the queue only the first tries again, with the monitor; whoever releases wakes it with the monitor. So no
// waking is lost. Whoever comes tries without it, and may be faster.
package java.util.concurrent.locks;

import heddle.Monitor;
import heddle.VM;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.concurrent.TimeUnit;

public abstract class AbstractQueuedSynchronizer extends AbstractOwnableSynchronizer
    implements java.io.Serializable {
  private static final class Waiter {
    final AbstractQueuedSynchronizer synchronizer;  // the VM reads it
    final Thread thread = Thread.currentThread();
    final boolean shared;

    Waiter(AbstractQueuedSynchronizer synchronizer, boolean shared) {
      this.synchronizer = synchronizer;
      this.shared = shared;
    }
  }

  // Where those are who wait for a condition.
  private static final class Waiters extends Monitor {
    final ConditionObject synchronizer;  // the VM reads it

    Waiters(ConditionObject synchronizer) {
      this.synchronizer = synchronizer;
    }
  }

  private static final class Sync extends Monitor {
    final ArrayList<Waiter> queue = new ArrayList<>();  // who came first is first
    boolean contended;
  }

  private final Sync sync = new Sync();
  private volatile int state;

  protected AbstractQueuedSynchronizer() {}

  protected final int getState() {
    return state;
  }

  protected final void setState(int newState) {
    state = newState;
  }

  protected final boolean compareAndSetState(int expect, int update) {
    return VM.compareAndSetInt(this, "state", expect, update);
  }

  // --- to be overridden
  protected boolean tryAcquire(int arg) {
    throw new UnsupportedOperationException();
  }

  protected boolean tryRelease(int arg) {
    throw new UnsupportedOperationException();
  }

  protected int tryAcquireShared(int arg) {
    throw new UnsupportedOperationException();
  }

  protected boolean tryReleaseShared(int arg) {
    throw new UnsupportedOperationException();
  }

  protected boolean isHeldExclusively() {
    throw new UnsupportedOperationException();
  }

  // --- acquiring
  private boolean attempt(int arg, boolean shared) {
    return shared ? tryAcquireShared(arg) >= 0 : tryAcquire(arg);
  }

  // False: the time was up.
  private boolean enqueue(int arg, boolean shared, boolean interruptible, long nanos, boolean timed)
      throws InterruptedException {
    synchronized (sync) {
      Waiter self = new Waiter(this, shared);
      sync.queue.add(self);
      sync.contended = true;
      boolean acquired = false;
      try {
        while (true) {
          acquired = sync.queue.get(0) == self && attempt(arg, shared);
          if (acquired || timed && nanos <= 0) return acquired;
          if (interruptible) {
            nanos = VM.await(self, sync, nanos);
            if (Thread.interrupted()) throw new InterruptedException();
          } else {
            VM.awaitUninterruptibly(self, sync);
          }
        }
      } finally {
        boolean wasFirst = sync.queue.get(0) == self;
        sync.queue.remove(self);
        // The next one may go on, too; or, behind one who gave up, instead.
        if (wasFirst && (!acquired || shared && !sync.queue.isEmpty() && sync.queue.get(0).shared)) wake();
      }
    }
  }

  private void acquireUninterruptibly(int arg, boolean shared) {
    if (attempt(arg, shared)) return;
    try {
      enqueue(arg, shared, false, 0, false);
    } catch (InterruptedException e) {
      throw new Error(e);  // it does not listen
    }
  }

  private boolean acquire(int arg, boolean shared, long nanos, boolean timed)
      throws InterruptedException {
    if (Thread.interrupted()) throw new InterruptedException();
    return attempt(arg, shared) || enqueue(arg, shared, true, nanos, timed);
  }

  public final void acquire(int arg) {
    acquireUninterruptibly(arg, false);
  }

  public final void acquireInterruptibly(int arg) throws InterruptedException {
    acquire(arg, false, 0, false);
  }

  public final boolean tryAcquireNanos(int arg, long nanosTimeout) throws InterruptedException {
    return acquire(arg, false, nanosTimeout, true);
  }

  public final void acquireShared(int arg) {
    acquireUninterruptibly(arg, true);
  }

  public final void acquireSharedInterruptibly(int arg) throws InterruptedException {
    acquire(arg, true, 0, false);
  }

  public final boolean tryAcquireSharedNanos(int arg, long nanosTimeout)
      throws InterruptedException {
    return acquire(arg, true, nanosTimeout, true);
  }

  private void wake() {
    synchronized (sync) {
      if (!sync.queue.isEmpty()) VM.signal(sync.queue.get(0));
    }
  }

  public final boolean release(int arg) {
    if (!tryRelease(arg)) return false;
    wake();
    return true;
  }

  public final boolean releaseShared(int arg) {
    if (!tryReleaseShared(arg)) return false;
    wake();
    return true;
  }

  // --- the queue
  public final boolean hasQueuedThreads() {
    return getQueueLength() > 0;
  }

  public final boolean hasContended() {
    synchronized (sync) {
      return sync.contended;
    }
  }

  public final Thread getFirstQueuedThread() {
    synchronized (sync) {
      return sync.queue.isEmpty() ? null : sync.queue.get(0).thread;
    }
  }

  public final boolean isQueued(Thread thread) {
    if (thread == null) throw new NullPointerException();
    return getQueuedThreads().contains(thread);
  }

  public final boolean hasQueuedPredecessors() {
    Thread first = getFirstQueuedThread();
    return first != null && first != Thread.currentThread();
  }

  public final int getQueueLength() {
    synchronized (sync) {
      return sync.queue.size();
    }
  }

  // The last one first.
  private Collection<Thread> queued(boolean exclusive, boolean shared) {
    ArrayList<Thread> threads = new ArrayList<>();
    synchronized (sync) {
      for (int i = sync.queue.size() - 1; i >= 0; i--) {
        Waiter w = sync.queue.get(i);
        if (w.shared ? shared : exclusive) threads.add(w.thread);
      }
    }
    return threads;
  }

  public final Collection<Thread> getQueuedThreads() {
    return queued(true, true);
  }

  public final Collection<Thread> getExclusiveQueuedThreads() {
    return queued(true, false);
  }

  public final Collection<Thread> getSharedQueuedThreads() {
    return queued(false, true);
  }

  public String toString() {
    return super.toString() + "[State = " + getState() + ", "
        + (hasQueuedThreads() ? "non" : "") + "empty queue]";
  }

  // --- conditions
  public final boolean owns(ConditionObject condition) {
    return condition.isOwnedBy(this);
  }

  private void checkOwns(ConditionObject condition) {
    if (!owns(condition)) throw new IllegalArgumentException("Not owner");
  }

  public final boolean hasWaiters(ConditionObject condition) {
    checkOwns(condition);
    return condition.hasWaiters();
  }

  public final int getWaitQueueLength(ConditionObject condition) {
    checkOwns(condition);
    return condition.getWaitQueueLength();
  }

  public final Collection<Thread> getWaitingThreads(ConditionObject condition) {
    checkOwns(condition);
    return condition.getWaitingThreads();
  }

  public class ConditionObject implements Condition, java.io.Serializable {
    private final Waiters waiters = new Waiters(this);
    private final ArrayList<Thread> waiting = new ArrayList<>();  // the same threads, in their order

    public ConditionObject() {}

    final boolean isOwnedBy(AbstractQueuedSynchronizer other) {
      return AbstractQueuedSynchronizer.this == other;
    }

    private void checkOwner() {
      if (!isHeldExclusively()) throw new IllegalMonitorStateException();
    }

    // Gives up the whole state, waits, and acquires it again.
    private long waitFor(long nanos) throws InterruptedException {
      if (Thread.interrupted()) throw new InterruptedException();
      int saved;
      InterruptedException interrupt = null;
      synchronized (sync) {
        saved = getState();
        if (!release(saved)) throw new IllegalMonitorStateException();
        waiting.add(Thread.currentThread());
        try {
          nanos = VM.await(waiters, sync, nanos);
        } catch (InterruptedException e) {
          interrupt = e;
        }
        waiting.remove(Thread.currentThread());
      }
      acquire(saved);
      if (interrupt != null) throw interrupt;
      return nanos;
    }

    @Override
    public final void await() throws InterruptedException {
      waitFor(0);
    }

    @Override
    public final void awaitUninterruptibly() {
      boolean interrupted = Thread.interrupted();
      int saved;
      synchronized (sync) {
        saved = getState();
        if (!release(saved)) throw new IllegalMonitorStateException();
        waiting.add(Thread.currentThread());
        VM.awaitUninterruptibly(waiters, sync);
        waiting.remove(Thread.currentThread());
      }
      acquire(saved);
      if (interrupted) Thread.currentThread().interrupt();
    }

    @Override
    public final long awaitNanos(long nanosTimeout) throws InterruptedException {
      return waitFor(nanosTimeout <= 0 ? 1 : nanosTimeout);
    }

    @Override
    public final boolean await(long time, TimeUnit unit) throws InterruptedException {
      return awaitNanos(unit.toNanos(time)) > 0;
    }

    @Override
    public final boolean awaitUntil(Date deadline) throws InterruptedException {
      return await(deadline.getTime() - System.currentTimeMillis(), TimeUnit.MILLISECONDS);
    }

    @Override
    public final void signal() {
      checkOwner();
      synchronized (sync) {
        if (!waiting.isEmpty()) waiting.remove(0);
        VM.signal(waiters);
      }
    }

    @Override
    public final void signalAll() {
      checkOwner();
      synchronized (sync) {
        waiting.clear();
        VM.signalAll(waiters);
      }
    }

    protected final int getWaitQueueLength() {
      return getWaitingThreads().size();
    }

    protected final Collection<Thread> getWaitingThreads() {
      checkOwner();
      synchronized (sync) {
        return new ArrayList<>(waiting);
      }
    }

    protected final boolean hasWaiters() {
      return getWaitQueueLength() > 0;
    }
  }
}
