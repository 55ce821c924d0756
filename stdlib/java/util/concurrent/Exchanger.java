// Two threads swap objects.
package java.util.concurrent;

import heddle.Monitor;
import heddle.VM;

public class Exchanger<V> {
  // The thread that came first, with what it gives and gets.
  private static final class Offer {
    Object given;
    Object taken;
    boolean done;
  }

  private static final class Sync extends Monitor {
    Offer first;
  }

  private final Sync sync = new Sync();

  public Exchanger() {}

  public V exchange(V x) throws InterruptedException {
    try {
      return exchange(x, 0, false);
    } catch (TimeoutException e) {
      throw new Error(e);  // without a time limit
    }
  }

  public V exchange(V x, long timeout, TimeUnit unit)
      throws InterruptedException, TimeoutException {
    return exchange(x, unit.toNanos(timeout), true);
  }

  @SuppressWarnings("unchecked")
  private V exchange(V x, long nanos, boolean timed) throws InterruptedException, TimeoutException {
    if (Thread.interrupted()) throw new InterruptedException();
    if (timed && nanos <= 0) nanos = 1;  // somebody may come all the same
    synchronized (sync) {
      sync.handOver();
      Offer other = sync.first;
      if (other != null) {
        sync.first = null;
        other.taken = x;
        other.done = true;
        VM.signalAll(sync);
        return (V) other.given;
      }
      Offer mine = new Offer();
      mine.given = x;
      sync.first = mine;
      boolean interrupted = false;
      while (!mine.done) {
        if (timed && nanos <= 0) {
          sync.first = null;
          throw new TimeoutException();
        }
        try {
          nanos = VM.await(sync, sync, nanos);
        } catch (InterruptedException e) {
          if (!mine.done) {
            sync.first = null;
            throw e;
          }
          interrupted = true;
        }
      }
      if (interrupted) Thread.currentThread().interrupt();
      sync.observe();
      return (V) mine.taken;
    }
  }
}
