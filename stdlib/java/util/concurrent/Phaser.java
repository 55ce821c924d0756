// A barrier whose number of parties may change. Phases are numbered from 0; a terminated phaser has a
// negative number.
package java.util.concurrent;

import heddle.Compensated;
import heddle.Monitor;
import heddle.VM;

public class Phaser {
  private static final int MAX_PARTIES = 0xffff;

  private static final class Sync extends Monitor {
    int phase;
    int parties;
    int unarrived;
    boolean advancing;  // all have arrived, and the next phase has not begun
  }

  private final Sync sync = new Sync();
  private final Phaser parent;
  private final Phaser root;  // its phase is that of all phasers below it

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
    root = parent == null ? this : parent.root;
    if (parent != null) sync.phase = root.getPhase();
    sync.parties = parties;
    sync.unarrived = parties;
    if (parent != null && parties != 0) parent.register();
  }

  public int register() {
    return bulkRegister(1);
  }

  public int bulkRegister(int parties) {
    if (parties < 0) throw new IllegalArgumentException();
    if (parties == 0) return getPhase();
    while (true) {
      int phase;
      boolean first;
      synchronized (sync) {
        reconcile();
        checkRoom(parties);
        if (awaitAdvancing()) continue;
        phase = sync.phase;
        if (phase < 0) return phase;
        first = parent != null && sync.parties == 0;
        if (parent == null || !first && sync.unarrived > 0) {
          add(parties);
          return phase;
        }
      }
      if (!first) {
        root.awaitAdvance(phase);  // all have arrived
        continue;
      }
      synchronized (this) {
        if (getRegisteredParties() == 0) return registerFirst(parties);
      }
    }
  }

  private void checkRoom(int parties) {
    if (parties <= MAX_PARTIES - sync.parties) return;
    throw new IllegalStateException(
        "Attempt to register more than " + MAX_PARTIES + " parties for " + describe());
  }

  private void add(int parties) {
    sync.parties += parties;
    sync.unarrived += parties;
  }

  // The first party makes this phaser one of its parent's, and counts when it is. As on OpenJDK others that register wait for the
  // phaser's own monitor meanwhile.
  private int registerFirst(int parties) {
    int phase = parent.register();
    if (phase < 0) return phase;
    synchronized (sync) {
      reconcile();
      add(parties);
    }
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
    int phase;
    int registered;
    boolean last;
    synchronized (sync) {
      reconcile();
      phase = sync.phase;
      if (phase < 0) return phase;
      if (sync.unarrived <= 0) {
        throw new IllegalStateException("Attempted arrival of unregistered party for " + describe());
      }
      sync.handOver();
      sync.unarrived--;
      if (leave) sync.parties--;
      registered = sync.parties;
      last = sync.unarrived == 0;
      if (parent == null) {
        if (!last) return wait ? waitFor(phase) : phase;
        sync.advancing = true;
      }
    }
    if (parent != null) {
      if (last && wait) return parent.arriveAndAwaitAdvance();
      if (last) return arriveAtParent(registered);
      return wait ? root.awaitAdvance(phase) : phase;
    }
    // As on OpenJDK nothing is locked while onAdvance runs, nor does the phase advance together with the last arrival: who registers waits for
    // it, and who arrives is one too many.
    boolean end = onAdvance(phase, registered);
    synchronized (sync) {
      sync.handOver();
      sync.advancing = false;
      boolean forced = sync.phase < 0;
      if (!forced) advanceTo(next(end));
      if (!wait) return phase;
      // (As on OpenJDK: the number of the next phase also if onAdvance has ended the phaser.)
      return forced ? sync.phase : phase + 1 & Integer.MAX_VALUE;
    }
  }

  private int next(boolean end) {
    int next = sync.phase + 1 & Integer.MAX_VALUE;
    return end ? next | Integer.MIN_VALUE : next;
  }

  // True: it has waited.
  private boolean awaitAdvancing() {
    if (!sync.advancing || sync.phase < 0) return false;
    boolean interrupted = false;
    while (sync.advancing && sync.phase >= 0) {
      try {
        VM.await(sync, sync, 0);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) Thread.currentThread().interrupt();
    return true;
  }

  // All have arrived here: this phaser is one party of its parent, which may have been ended meanwhile.
  private int arriveAtParent(int registered) {
    return registered == 0 ? parent.arriveAndDeregister() : parent.arrive();
  }

  // With the monitor: the root may have gone on.
  private void reconcile() {
    if (parent == null) return;
    int phase = root.getPhase();
    if (phase != sync.phase) beginPhase(phase);
  }

  private void catchUp() {
    synchronized (sync) {
      reconcile();
    }
  }

  private void advanceTo(int phase) {
    beginPhase(phase);
    VM.signalAll(sync);
  }

  // Who has arrived stays so in a phaser that has ended.
  private void beginPhase(int phase) {
    sync.phase = phase;
    if (phase >= 0) sync.unarrived = sync.parties;
  }

  private int waitFor(int phase) {
    boolean interrupted = false;
    while (sync.phase == phase) {
      Compensated worker = Compensated.begin();
      try {
        VM.await(sync, sync, 0);
      } catch (InterruptedException e) {
        interrupted = true;
      } finally {
        Compensated.end(worker);
      }
    }
    if (interrupted) Thread.currentThread().interrupt();
    sync.observe();
    return sync.phase;
  }

  public int awaitAdvance(int phase) {
    if (phase < 0) return phase;
    if (parent != null) {
      catchUp();
      return root.awaitAdvance(phase);
    }
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
    if (parent != null) {
      catchUp();
      return root.awaitAdvance(phase, nanos, timed);
    }
    // Who does not have to wait does not look. Between the two looks the phase may advance, and others interrupt.
    if (VM.interrupts()) {
      int current = getPhase();
      if (current != phase) return current;
    }
    if (Thread.interrupted()) throw new InterruptedException();
    synchronized (sync) {
      while (sync.phase == phase) {
        if (timed && nanos <= 0) throw new TimeoutException();
        Compensated worker = Compensated.begin();
        try {
          nanos = VM.await(sync, sync, nanos);
        } finally {
          Compensated.end(worker);
        }
      }
      sync.observe();
      return sync.phase;
    }
  }

  public void forceTermination() {
    if (parent != null) {
      root.forceTermination();
      return;
    }
    synchronized (sync) {
      if (sync.phase < 0) return;
      sync.publish();
      sync.phase |= Integer.MIN_VALUE;
      VM.signalAll(sync);
    }
  }

  public final int getPhase() {
    if (parent != null) return root.getPhase();
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
      reconcile();
      return sync.parties - sync.unarrived;
    }
  }

  public int getUnarrivedParties() {
    synchronized (sync) {
      reconcile();
      return sync.unarrived;
    }
  }

  public Phaser getParent() {
    return parent;
  }

  public Phaser getRoot() {
    return root;
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
      reconcile();
      return describe();
    }
  }
}
