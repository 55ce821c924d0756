// A condition of a lock that has OpenJDK's queue. A signal moves the longest waiter's place to the end of that queue, and so does
// the waiter himself when his time is up or he is interrupted before.
package java.util.concurrent.locks;

import heddle.Compensated;
import heddle.VM;
import heddle.WaitQueue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.concurrent.TimeUnit;

abstract class QueuedCondition implements Condition {
  private final WaitQueue lock;
  private final ArrayDeque<Object> waiters = new ArrayDeque<>();  // their places

  QueuedCondition(WaitQueue lock) {
    this.lock = lock;
  }

  // With the monitor: whether the current thread has the lock; gives it up, wholly, and returns how often it had it.
  abstract boolean owned();

  abstract int releaseAll();

  boolean isOf(WaitQueue other) {
    return lock == other;
  }

  private void checkOwner() {
    if (!owned()) throw new IllegalMonitorStateException();
  }

  // What is left of the time; 0: it was up before a signal.
  private long waitFor(long nanos, boolean interruptible) throws InterruptedException {
    synchronized (lock) {
      checkOwner();
      if (interruptible && Thread.interrupted()) throw new InterruptedException();
      Object place = lock.newPlace(this);
      waiters.addLast(place);
      int saved = releaseAll();
      boolean interrupted = false;
      Compensated worker = nanos > 0 ? null : Compensated.begin();
      try {
        if (interruptible) {
          nanos = VM.await(place, lock, nanos);
        } else {
          VM.awaitUninterruptibly(place, lock);
        }
      } catch (InterruptedException e) {
        interrupted = true;
      } finally {
        Compensated.end(worker);
      }
      boolean signalled = !waiters.remove(place);
      if (!signalled) lock.enter(place);
      lock.acquireAt(place, saved);
      if (interrupted && !signalled) throw new InterruptedException();
      if (interrupted) Thread.currentThread().interrupt();
      return signalled ? Math.max(nanos, 1) : nanos;
    }
  }

  @Override
  public void await() throws InterruptedException {
    waitFor(0, true);
  }

  @Override
  public void awaitUninterruptibly() {
    try {
      waitFor(0, false);
    } catch (InterruptedException e) {
      throw new Error(e);  // it does not listen
    }
  }

  @Override
  public long awaitNanos(long nanosTimeout) throws InterruptedException {
    long left = waitFor(Math.max(nanosTimeout, 1), true);
    return left == 0 ? -1 : left;  // (some time has passed since)
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
    synchronized (lock) {
      checkOwner();
      if (!waiters.isEmpty()) lock.enter(waiters.pollFirst());
    }
  }

  @Override
  public void signalAll() {
    synchronized (lock) {
      checkOwner();
      while (!waiters.isEmpty()) lock.enter(waiters.pollFirst());
    }
  }

  int waiting() {
    synchronized (lock) {
      checkOwner();
      return waiters.size();
    }
  }

  // In the order in which they have come.
  Collection<Thread> waitingThreads() {
    synchronized (lock) {
      checkOwner();
      ArrayList<Thread> threads = new ArrayList<>();
      for (Object place : waiters) threads.add(WaitQueue.threadAt(place));
      return threads;
    }
  }

  @Override
  public String toString() {
    return "java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject@" + Integer.toHexString(hashCode());
  }
}
