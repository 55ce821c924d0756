// A lock that its owner may take again. It is a monitor of the VM without block structure, so the tester
// sees it as one. Whether it is fair shows only where somebody sees who stands in its queue.
package java.util.concurrent.locks;

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

  public ReentrantLock() {
    this(false);
  }

  public ReentrantLock(boolean fair) {
    sync = new Sync(fair);
  }

  @Override
  public void lock() {
    VM.enter(sync);
  }

  @Override
  public void lockInterruptibly() throws InterruptedException {
    if (Thread.interrupted()) throw new InterruptedException();
    VM.enterInterruptibly(sync);
  }

  @Override
  public boolean tryLock() {
    return VM.tryEnter(sync);
  }

  @Override
  public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
    return sync.tryEnter(unit.toNanos(timeout));
  }

  @Override
  public void unlock() {
    sync.exit();
  }

  @Override
  public Condition newCondition() {
    return new MonitorCondition(sync);
  }

  public int getHoldCount() {
    return VM.holds(sync);
  }

  public boolean isHeldByCurrentThread() {
    return VM.holds(sync) > 0;
  }

  public boolean isLocked() {
    return VM.owner(sync) != null;
  }

  public final boolean isFair() {
    return sync.fair;
  }

  protected Thread getOwner() {
    return VM.owner(sync);
  }

  public final boolean hasQueuedThreads() {
    return sync.queueLength() > 0;
  }

  public final boolean hasQueuedThread(Thread thread) {
    if (thread == null) throw new NullPointerException();
    return VM.queued(sync, thread) > 0;
  }

  public final int getQueueLength() {
    return sync.queueLength();
  }

  protected Collection<Thread> getQueuedThreads() {
    ArrayList<Thread> queued = new ArrayList<>();
    Thread[] all = new Thread[Thread.activeCount()];
    int n = Thread.enumerate(all);
    for (int i = 0; i < n; i++) {
      if (VM.queued(sync, all[i]) > 0) queued.add(all[i]);
    }
    return queued;
  }

  private MonitorCondition own(Condition condition) {
    if (condition == null) throw new NullPointerException();
    if (!(condition instanceof MonitorCondition) || !((MonitorCondition) condition).isOf(sync)) {
      throw new IllegalArgumentException("not owner");
    }
    return (MonitorCondition) condition;
  }

  public boolean hasWaiters(Condition condition) {
    return own(condition).waiting() > 0;
  }

  public int getWaitQueueLength(Condition condition) {
    return own(condition).waiting();
  }

  @Override
  public String toString() {
    Thread owner = VM.owner(sync);
    return super.toString()
        + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
  }
}
