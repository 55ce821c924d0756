// The monitor of the VM on which a ReentrantLock, or a writer's lock, stands.
package java.util.concurrent.locks;

import heddle.VM;
import java.util.ArrayList;

class MonitorLock {
  private static final class Gate {}

  private static final long FOR_EVER = 3_155_760_000_000_000_000L;  // interp::kForEver

  // Nobody overtakes those who wait; the VM reads it.
  final boolean fair;

  // Plain runs only: under exploration nobody waits with a time limit, see tryEnter.
  private final ArrayList<Thread> timedWaiters = VM.exploring() ? null : new ArrayList<>();
  private final Object gate = new Gate();

  MonitorLock(boolean fair) {
    this.fair = fair;
  }

  // With a fair lock tryLock(0, SECONDS) does not overtake, other than tryLock().
  private boolean tryInTurn() {
    if (fair && VM.holds(this) == 0 && VM.queued(this, null) > 0) return false;
    return VM.tryEnter(this);
  }

  // Waits up to so many nanoseconds for the monitor.
  boolean tryEnter(long nanos) throws InterruptedException {
    if (Thread.interrupted()) throw new InterruptedException();
    if (tryInTurn()) return true;
    if (nanos >= FOR_EVER && VM.exploring()) {
      VM.enterInterruptibly(this);
      return true;
    }
    // Under exploration a thread that gets the lock late is one that tried late (where queues are seen: QueuedLock).
    if (nanos <= 0 || VM.exploring()) return false;
    VM.enter(gate);
    try {
      timedWaiters.add(Thread.currentThread());
      while (true) {
        if (tryInTurn()) return true;
        if (nanos <= 0) return false;
        nanos = VM.await(gate, gate, nanos);
      }
    } finally {
      timedWaiters.remove(Thread.currentThread());
      VM.exit(gate);
    }
  }

  void exit() {
    try {
      VM.exit(this);
    } catch (IllegalMonitorStateException e) {
      throw new IllegalMonitorStateException();
    }
    if (timedWaiters != null && !timedWaiters.isEmpty()) {
      VM.enter(gate);
      VM.signalAll(gate);
      VM.exit(gate);
    }
  }

  int queueLength() {
    return VM.queued(this, null) + (timedWaiters == null ? 0 : timedWaiters.size());
  }

  boolean isQueued(Thread thread) {
    if (VM.queued(this, thread) > 0) return true;
    if (timedWaiters == null) return false;
    VM.enter(gate);
    try {
      return timedWaiters.contains(thread);
    } finally {
      VM.exit(gate);
    }
  }
}
