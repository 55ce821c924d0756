// A blocking queue without bound whose producers may wait until their element is taken.
package java.util.concurrent;

import heddle.VM;
import java.util.Collection;
import java.util.Objects;

public class LinkedTransferQueue<E> extends DequeQueue<E>
    implements TransferQueue<E>, java.io.Serializable {
  private static final class Taken {}

  private final Object taken = new Taken();  // the wait set of transfer
  private int transfers;

  public LinkedTransferQueue() {
    super(Integer.MAX_VALUE);
  }

  public LinkedTransferQueue(Collection<? extends E> c) {
    this();
    for (E e : c) deque.addLast(Objects.requireNonNull(e));
  }

  // Never waits.
  @Override
  public void put(E e) {
    offer(e);
  }

  @Override
  public boolean offer(E e, long timeout, TimeUnit unit) {
    return offer(e);
  }

  @Override
  E extract() {
    if (transfers > 0) VM.signalAll(taken);
    return super.extract();
  }

  private boolean isQueued(E e) {
    for (E other : deque) {
      if (other == e) return true;
    }
    return false;
  }

  @Override
  public boolean tryTransfer(E e) {
    Objects.requireNonNull(e);
    synchronized (sync) {
      if (takers <= count()) return false;
      insert(e);
      added();
      return true;
    }
  }

  @Override
  public void transfer(E e) throws InterruptedException {
    transfer(e, 0, false);
  }

  @Override
  public boolean tryTransfer(E e, long timeout, TimeUnit unit) throws InterruptedException {
    return transfer(e, unit.toNanos(timeout), true);
  }

  private boolean transfer(E e, long nanos, boolean timed) throws InterruptedException {
    Objects.requireNonNull(e);
    checkInterrupt();
    synchronized (sync) {
      insert(e);
      added();
      while (isQueued(e)) {
        if (timed && nanos <= 0) {
          removeSame(e);
          return false;
        }
        transfers++;
        try {
          nanos = VM.await(taken, sync, nanos);
        } catch (InterruptedException interrupt) {
          removeSame(e);
          throw interrupt;
        } finally {
          transfers--;
        }
      }
      return true;
    }
  }

  @Override
  public boolean hasWaitingConsumer() {
    return getWaitingConsumerCount() > 0;
  }

  @Override
  public int getWaitingConsumerCount() {
    synchronized (sync) {
      return Math.max(0, takers - count());
    }
  }
}
