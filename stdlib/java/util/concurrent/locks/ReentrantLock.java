// A lock that its owner may take again. It is a monitor of the VM without block structure, so the tester
// sees it as one. Whether it is fair shows only where somebody sees who stands in its queue.
package java.util.concurrent.locks;

import heddle.TaskThreads;
import heddle.VM;
import java.util.ArrayList;
import java.util.Collection;
import java.util.concurrent.TimeUnit;

public class ReentrantLock implements Lock, java.io.Serializable {
  static final class Sync extends MonitorLock {
    Sync(boolean fair) {
      super(fair);
    }
  }

  private final Sync sync;
  private final QueuedLock queued;  // if not null, instead

  public ReentrantLock() {
    this(false);
  }

  public ReentrantLock(boolean fair) {
    sync = new Sync(fair);
    queued = QueuedLock.needed() ? new QueuedLock(fair) : null;
  }

  @Override
  public void lock() {
    if (queued != null) {
      queued.lock();
    } else {
      VM.enter(sync);
    }
  }

  @Override
  public void lockInterruptibly() throws InterruptedException {
    if (queued != null) {
      queued.lockInterruptibly();
      return;
    }
    if (Thread.interrupted()) throw new InterruptedException();
    // OpenJDK tries before it looks again.
    if (VM.interrupts() && Thread.currentThread().isInterrupted() && VM.tryEnter(sync)) return;
    VM.enterInterruptibly(sync);
  }

  @Override
  public boolean tryLock() {
    return queued != null ? queued.tryLock() : VM.tryEnter(sync);
  }

  @Override
  public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
    long nanos = unit.toNanos(timeout);
    return queued != null ? queued.tryLock(nanos, true) : sync.tryEnter(nanos);
  }

  @Override
  public void unlock() {
    if (queued != null) {
      queued.unlock();
    } else {
      sync.exit();
    }
  }

  @Override
  public Condition newCondition() {
    return queued != null ? queued.newCondition() : new MonitorCondition(sync);
  }

  private int holds() {
    return queued != null ? queued.holds() : VM.holds(sync);
  }

  private Thread owner() {
    return queued != null ? queued.owner() : VM.owner(sync);
  }

  public int getHoldCount() {
    return holds();
  }

  public boolean isHeldByCurrentThread() {
    return holds() > 0;
  }

  public boolean isLocked() {
    return owner() != null;
  }

  public final boolean isFair() {
    return sync.fair;
  }

  // Of what a lock stands on.
  public static boolean $isFair(Object sync) {
    return ((Sync) sync).fair;
  }

  protected Thread getOwner() {
    TaskThreads.tellApart();
    return owner();
  }

  public final boolean hasQueuedThreads() {
    return getQueueLength() > 0;
  }

  public final boolean hasQueuedThread(Thread thread) {
    if (thread == null) throw new NullPointerException();
    if (queued == null) return sync.isQueued(thread);
    synchronized (queued) {
      return queued.contains(thread);
    }
  }

  public final int getQueueLength() {
    if (queued == null) return sync.queueLength();
    synchronized (queued) {
      return queued.length();
    }
  }

  protected Collection<Thread> getQueuedThreads() {
    TaskThreads.tellApart();
    if (queued != null) {
      synchronized (queued) {
        return queued.threads();
      }
    }
    ArrayList<Thread> waiting = new ArrayList<>();
    Thread[] all = new Thread[Thread.activeCount()];
    int n = Thread.enumerate(all);
    for (int i = 0; i < n; i++) {
      if (sync.isQueued(all[i])) waiting.add(all[i]);
    }
    return waiting;
  }

  private MonitorCondition own(Condition condition) {
    if (condition == null) throw new NullPointerException();
    if (!(condition instanceof MonitorCondition)) throw new IllegalArgumentException("not owner");
    if (!((MonitorCondition) condition).isOf(sync)) throw new IllegalArgumentException("Not owner");
    return (MonitorCondition) condition;
  }

  public boolean hasWaiters(Condition condition) {
    return getWaitQueueLength(condition) > 0;
  }

  public int getWaitQueueLength(Condition condition) {
    return queued == null || condition == null ? own(condition).waiting() : ownQueued(condition).waiting();
  }

  protected Collection<Thread> getWaitingThreads(Condition condition) {
    TaskThreads.tellApart();
    return queued == null || condition == null ? own(condition).waitingThreads() : ownQueued(condition).waitingThreads();
  }

  private QueuedCondition ownQueued(Condition condition) {
    if (!(condition instanceof QueuedCondition)) throw new IllegalArgumentException("not owner");
    if (!((QueuedCondition) condition).isOf(queued)) throw new IllegalArgumentException("Not owner");
    return (QueuedCondition) condition;
  }

  @Override
  public String toString() {
    Thread owner = owner();
    return super.toString()
        + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
  }
}
