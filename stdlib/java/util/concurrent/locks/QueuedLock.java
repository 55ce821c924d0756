// A ReentrantLock with OpenJDK's queue. Under exploration it takes the place of the VM's monitor where the program looks at the
// queues of locks (hasQueuedThreads, getQueueLength ...): with a time limit threads stand there, too, who is signalled comes
// back through it, and who stands in it is served in turn, although newcomers may overtake if the lock is not fair.
package java.util.concurrent.locks;

import heddle.TaskThreads;
import heddle.VM;
import heddle.WaitQueue;

final class QueuedLock extends WaitQueue {
  private final boolean fair;
  private int holds;

  QueuedLock(boolean fair) {
    this.fair = fair;
  }

  @Override
  public boolean isFair() {
    return fair;
  }

  static boolean needed() {
    return VM.shared("lock queues");
  }

  @Override
  protected boolean attempt(int amount, boolean shared) {
    if (owner == null && fair && hasQueuedPredecessors()) return false;
    return take(amount);
  }

  private boolean take(int amount) {
    Thread t = Thread.currentThread();
    if (owner != null && owner != t) return false;
    if (holds + amount < 0) throw new Error("Maximum lock count exceeded");
    TaskThreads.tellTaskApart();
    owner = t;
    holds += amount;
    observe();
    return true;
  }

  synchronized void lock() {
    acquire(1, false);
  }

  void lockInterruptibly() throws InterruptedException {
    tryLock(0, false);
  }

  synchronized boolean tryLock() {
    return take(1);
  }

  boolean tryLock(long nanos, boolean timed) throws InterruptedException {
    if (Thread.interrupted()) throw new InterruptedException();
    synchronized (this) {
      return acquire(1, false, nanos, timed);
    }
  }

  synchronized void unlock() {
    if (owner != Thread.currentThread()) throw new IllegalMonitorStateException();
    release(1);
  }

  // By the owner, with the monitor.
  private void release(int amount) {
    holds -= amount;
    if (holds > 0) return;
    publish();
    owner = null;
    wakeFirst();
  }

  synchronized Thread owner() {
    return owner;
  }

  synchronized int holds() {
    return owner == Thread.currentThread() ? holds : 0;
  }

  Condition newCondition() {
    return new QueuedCondition(this) {
      @Override
      boolean owned() {
        return owner == Thread.currentThread();
      }

      @Override
      int releaseAll() {
        int held = holds;
        release(held);
        return held;
      }
    };
  }
}
