// Threads wait until a number of events have happened.
package java.util.concurrent;

import heddle.Monitor;
import heddle.VM;

public class CountDownLatch {
  private static final class Sync extends Monitor {
    long count;  // (interp/latches.h knows the name; below zero it is as if it were zero)
  }

  private final Sync sync = new Sync();

  public CountDownLatch(int count) {
    if (count < 0) throw new IllegalArgumentException("count < 0");
    sync.count = count;
  }

  public void await() throws InterruptedException {
    if (Thread.interrupted()) throw new InterruptedException();
    synchronized (sync) {
      while (sync.count > 0) {
        VM.awaitOrComeLater(sync, sync, 0);
        // Before it looks at the count again, as AbstractQueuedSynchronizer does.
        if (Thread.interrupted()) throw new InterruptedException();
      }
      sync.observe();
    }
  }

  public boolean await(long timeout, TimeUnit unit) throws InterruptedException {
    if (Thread.interrupted()) throw new InterruptedException();
    long nanos = unit.toNanos(timeout);
    synchronized (sync) {
      while (sync.count > 0) {
        if (nanos <= 0) return false;
        nanos = VM.awaitOrComeLater(sync, sync, nanos);
        if (Thread.interrupted()) throw new InterruptedException();
      }
      sync.observe();
      return true;
    }
  }

  public void countDown() {
    synchronized (sync) {
      // As long as nobody waits it does not matter who is the last: so that threads count down in any order.
      if (VM.latchesAdd() && VM.waiters(sync) == 0) {
        sync.publish();
        sync.count--;
        return;
      }
      if (sync.count <= 0) return;
      sync.publish();
      if (--sync.count == 0) VM.signalAll(sync);
    }
  }

  public long getCount() {
    synchronized (sync) {
      if (sync.count <= 0) sync.observe();
      return Math.max(0, sync.count);
    }
  }

  @Override
  public String toString() {
    synchronized (sync) {
      return super.toString() + "[Count = " + Math.max(0, sync.count) + "]";
    }
  }
}
