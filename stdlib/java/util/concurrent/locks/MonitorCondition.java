// A condition of a lock that stands on a monitor of the VM: a wait set of its own.
package java.util.concurrent.locks;

import heddle.Compensated;
import heddle.VM;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.concurrent.TimeUnit;

class MonitorCondition implements Condition {
  // Apart from the public object, on which a program may wait, too.
  private static final class Waiters {}

  private final Object monitor;
  private final Object waiters = new Waiters();
  // Who they are, in their order. Not under exploration, where a lock at whose queues somebody looks has a QueuedCondition.
  private final ArrayList<Thread> threads = VM.exploring() ? null : new ArrayList<>();

  MonitorCondition(Object monitor) {
    this.monitor = monitor;
  }

  boolean isOf(Object lock) {
    return monitor == lock;
  }

  private void note() {
    if (threads == null) return;
    checkOwner();
    threads.add(Thread.currentThread());
  }

  // (Who does not have the lock does not wait.)
  private Compensated begin() {
    if (!(Thread.currentThread() instanceof Compensated)) return null;
    checkOwner();
    return Compensated.begin();
  }

  private long waitFor(long nanos) throws InterruptedException {
    note();
    Compensated worker = nanos > 0 ? null : begin();
    try {
      return VM.await(waiters, monitor, nanos);
    } catch (IllegalMonitorStateException e) {
      throw new IllegalMonitorStateException();
    } finally {
      Compensated.end(worker);
      if (threads != null) threads.remove(Thread.currentThread());
    }
  }

  @Override
  public void await() throws InterruptedException {
    waitFor(0);
  }

  @Override
  public void awaitUninterruptibly() {
    note();
    boolean interrupted = Thread.interrupted();
    Compensated worker = begin();
    try {
      VM.awaitUninterruptibly(waiters, monitor);
    } catch (IllegalMonitorStateException e) {
      throw new IllegalMonitorStateException();
    } finally {
      Compensated.end(worker);
      if (threads != null) threads.remove(Thread.currentThread());
    }
    if (interrupted) Thread.currentThread().interrupt();
  }

  @Override
  public long awaitNanos(long nanosTimeout) throws InterruptedException {
    long left = waitFor(nanosTimeout <= 0 ? 1 : nanosTimeout);
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

  private void checkOwner() {
    if (VM.holds(monitor) == 0) throw new IllegalMonitorStateException();
  }

  @Override
  public void signal() {
    checkOwner();
    if (threads != null && !threads.isEmpty()) threads.remove(0);
    VM.signal(waiters);
  }

  @Override
  public void signalAll() {
    checkOwner();
    if (threads != null) threads.clear();
    VM.signalAll(waiters);
  }

  int waiting() {
    checkOwner();
    return VM.waiters(waiters);
  }

  Collection<Thread> waitingThreads() {
    return waiting() == 0 || threads == null ? new ArrayList<>() : new ArrayList<>(threads);
  }

  @Override
  public String toString() {
    return "java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject@"
        + Integer.toHexString(hashCode());
  }
}
