// A number of threads wait for each other, again and again.
package java.util.concurrent;

import heddle.Compensated;
import heddle.Monitor;
import heddle.VM;

public class CyclicBarrier {
  private static final class Generation {
    boolean broken;
  }

  private static final class Sync extends Monitor {
    int waiting;  // how many are missing
    Generation generation = new Generation();
  }

  private final Sync sync = new Sync();
  private final int parties;
  private final Runnable barrierCommand;

  public CyclicBarrier(int parties, Runnable barrierAction) {
    if (parties <= 0) throw new IllegalArgumentException();
    this.parties = parties;
    sync.waiting = parties;
    barrierCommand = barrierAction;
  }

  public CyclicBarrier(int parties) {
    this(parties, null);
  }

  public int getParties() {
    return parties;
  }

  public int await() throws InterruptedException, BrokenBarrierException {
    try {
      return arrive(0, false);
    } catch (TimeoutException e) {
      throw new Error(e);  // without a time limit
    }
  }

  public int await(long timeout, TimeUnit unit)
      throws InterruptedException, BrokenBarrierException, TimeoutException {
    return arrive(unit.toNanos(timeout), true);
  }

  private int arrive(long nanos, boolean timed)
      throws InterruptedException, BrokenBarrierException, TimeoutException {
    synchronized (sync) {
      Generation generation = sync.generation;
      if (generation.broken) throw new BrokenBarrierException();
      if (Thread.interrupted()) {
        breakBarrier();
        throw new InterruptedException();
      }
      sync.handOver();
      int index = --sync.waiting;
      if (index == 0) {
        boolean done = false;
        try {
          if (barrierCommand != null) {
            barrierCommand.run();
            sync.publish();
          }
          done = true;
          nextGeneration();
          return 0;
        } finally {
          if (!done) breakBarrier();
        }
      }
      while (true) {
        if (timed && nanos <= 0) {
          breakBarrier();
          throw new TimeoutException();
        }
        Compensated worker = timed ? null : Compensated.begin();
        try {
          nanos = VM.await(sync, sync, nanos);
        } catch (InterruptedException e) {
          if (generation == sync.generation && !generation.broken) {
            breakBarrier();
            throw e;
          }
          Thread.currentThread().interrupt();
        } finally {
          Compensated.end(worker);
        }
        if (generation.broken) throw new BrokenBarrierException();
        if (generation != sync.generation) {
          sync.observe();
          return index;
        }
      }
    }
  }

  private void nextGeneration() {
    VM.signalAll(sync);
    sync.waiting = parties;
    sync.generation = new Generation();
  }

  private void breakBarrier() {
    sync.generation.broken = true;
    sync.waiting = parties;
    VM.signalAll(sync);
  }

  public boolean isBroken() {
    synchronized (sync) {
      return sync.generation.broken;
    }
  }

  public void reset() {
    synchronized (sync) {
      breakBarrier();
      nextGeneration();
    }
  }

  public int getNumberWaiting() {
    synchronized (sync) {
      return parties - sync.waiting;
    }
  }
}
