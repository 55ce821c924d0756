// A condition of a lock that stands on a monitor of the VM: a wait set of its own.
package java.util.concurrent.locks;

import heddle.VM;
import java.util.Date;
import java.util.concurrent.TimeUnit;

class MonitorCondition implements Condition {
  // Apart from the public object, on which a program may wait, too.
  private static final class Waiters {}

  private final Object monitor;
  private final Object waiters = new Waiters();

  MonitorCondition(Object monitor) {
    this.monitor = monitor;
  }

  boolean isOf(Object lock) {
    return monitor == lock;
  }

  private long waitFor(long nanos) throws InterruptedException {
    try {
      return VM.await(waiters, monitor, nanos);
    } catch (IllegalMonitorStateException e) {
      throw new IllegalMonitorStateException();
    }
  }

  @Override
  public void await() throws InterruptedException {
    waitFor(0);
  }

  @Override
  public void awaitUninterruptibly() {
    boolean interrupted = Thread.interrupted();
    try {
      VM.awaitUninterruptibly(waiters, monitor);
    } catch (IllegalMonitorStateException e) {
      throw new IllegalMonitorStateException();
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

  private void checkOwner() {
    if (VM.holds(monitor) == 0) throw new IllegalMonitorStateException();
  }

  @Override
  public void signal() {
    checkOwner();
    VM.signal(waiters);
  }

  @Override
  public void signalAll() {
    checkOwner();
    VM.signalAll(waiters);
  }

  int waiting() {
    checkOwner();
    return VM.waiters(waiters);
  }

  @Override
  public String toString() {
    return "java.util.concurrent.locks.AbstractQueuedSynchronizer$ConditionObject@"
        + Integer.toHexString(hashCode());
  }
}
