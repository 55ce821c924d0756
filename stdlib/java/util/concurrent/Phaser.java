// A barrier whose number of parties may change. Phases are numbered from 0; a terminated phaser has a
// negative number.
package java.util.concurrent;

import heddle.Monitor;
import heddle.VM;

public class Phaser {
  private static final int MAX_PARTIES = 0xffff;

  private static final class Sync extends Monitor {
    int phase;
    int parties;
    int unarrived;
  }

  private final Sync sync = new Sync();
  private final Phaser parent;

  public Phaser() {
    this(null, 0);
  }

  public Phaser(int parties) {
    this(null, parties);
  }

  public Phaser(Phaser parent) {
    this(parent, 0);
  }

  public Phaser(Phaser parent, int parties) {
    if (parties < 0 || parties > MAX_PARTIES) {
      throw new IllegalArgumentException("Illegal number of parties");
    }
    this.parent = parent;
    sync.parties = parties;
    sync.unarrived = parties;
    if (parent != null && parties != 0) parent.register();
  }

  public int register() {
    return bulkRegister(1);
  }

  public int bulkRegister(int parties) {
    if (parties < 0) throw new IllegalArgumentException();
    boolean first;
    int phase;
    synchronized (sync) {
      phase = sync.phase;
      if (phase < 0 || parties == 0) return phase;
      if (sync.parties + parties > MAX_PARTIES) {
        throw new IllegalStateException(
            "Attempt to register more than " + MAX_PARTIES + " parties for " + describe());
      }
      first = sync.parties == 0;
      sync.parties += parties;
      sync.unarrived += parties;
    }
    if (first && parent != null) parent.register();
    return phase;
  }

  public int arrive() {
    return arrive(false, false);
  }

  public int arriveAndDeregister() {
    return arrive(true, false);
  }

  public int arriveAndAwaitAdvance() {
    return arrive(false, true);
  }

  // Returns the phase in which it arrived; waiting: the next one.
  private int arrive(boolean leave, boolean wait) {
    synchronized (sync) {
      int phase = sync.phase;
      if (phase < 0) return phase;
      if (sync.unarrived <= 0) {
        throw new IllegalStateException("Attempted arrival of unregistered party for " + describe());
      }
      sync.handOver();
      sync.unarrived--;
      if (leave) sync.parties--;
      if (sync.unarrived == 0) {
        if (parent == null) {
          advance();
        } else {
          arriveAtParent(phase);
        }
      }
      if (!wait) return phase;
      return waitFor(phase);
    }
  }

  // All have arrived here: this phaser is one party of its parent, and follows its phases.
  private void arriveAtParent(int phase) {
    if (sync.parties == 0) {
      parent.arriveAndDeregister();
      advanceTo(parent.getPhase() == phase ? phase : parent.getPhase());
    } else {
      advanceTo(parent.arriveAndAwaitAdvance());
    }
  }

  private void advance() {
    int registered = sync.parties;
    boolean end = onAdvance(sync.phase, registered);
    int next = sync.phase + 1 & Integer.MAX_VALUE;
    advanceTo(end ? next | Integer.MIN_VALUE : next);
  }

  private void advanceTo(int phase) {
    sync.phase = phase;
    sync.unarrived = sync.parties;
    VM.signalAll(sync);
  }

  private int waitFor(int phase) {
    boolean interrupted = false;
    while (sync.phase == phase) {
      try {
        VM.await(sync, sync, 0);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) Thread.currentThread().interrupt();
    sync.observe();
    return sync.phase;
  }

  public int awaitAdvance(int phase) {
    if (phase < 0) return phase;
    synchronized (sync) {
      return waitFor(phase);
    }
  }

  public int awaitAdvanceInterruptibly(int phase) throws InterruptedException {
    try {
      return awaitAdvance(phase, 0, false);
    } catch (TimeoutException e) {
      throw new Error(e);  // without a time limit
    }
  }

  public int awaitAdvanceInterruptibly(int phase, long timeout, TimeUnit unit)
      throws InterruptedException, TimeoutException {
    return awaitAdvance(phase, unit.toNanos(timeout), true);
  }

  private int awaitAdvance(int phase, long nanos, boolean timed)
      throws InterruptedException, TimeoutException {
    if (phase < 0) return phase;
    if (Thread.interrupted()) throw new InterruptedException();
    synchronized (sync) {
      while (sync.phase == phase) {
        if (timed && nanos <= 0) throw new TimeoutException();
        nanos = VM.await(sync, sync, nanos);
      }
      sync.observe();
      return sync.phase;
    }
  }

  public void forceTermination() {
    synchronized (sync) {
      if (sync.phase < 0) return;
      sync.publish();
      sync.phase |= Integer.MIN_VALUE;
      VM.signalAll(sync);
    }
    if (parent != null) parent.forceTermination();
  }

  public final int getPhase() {
    synchronized (sync) {
      sync.observe();
      return sync.phase;
    }
  }

  public int getRegisteredParties() {
    synchronized (sync) {
      return sync.parties;
    }
  }

  public int getArrivedParties() {
    synchronized (sync) {
      return sync.parties - sync.unarrived;
    }
  }

  public int getUnarrivedParties() {
    synchronized (sync) {
      return sync.unarrived;
    }
  }

  public Phaser getParent() {
    return parent;
  }

  public Phaser getRoot() {
    return parent == null ? this : parent.getRoot();
  }

  public boolean isTerminated() {
    return getPhase() < 0;
  }

  // May be overridden: true ends the phaser.
  protected boolean onAdvance(int phase, int registeredParties) {
    return registeredParties == 0;
  }

  private String describe() {
    return super.toString() + "[phase = " + sync.phase + " parties = " + sync.parties
        + " arrived = " + (sync.parties - sync.unarrived) + "]";
  }

  @Override
  public String toString() {
    synchronized (sync) {
      return describe();
    }
  }
}
