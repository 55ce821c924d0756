// A blocking queue without bound whose producers may wait until their element is taken.
package java.util.concurrent;

import heddle.VM;
import java.util.Collection;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;

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
    for (E e : c) chain.addLast(Objects.requireNonNull(e));
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
      ElementChain.Node<E> node = chain.addLast(e);
      added();
      while (node.item != null) {
        if (timed && nanos <= 0) {
          chain.unlink(node);
          return false;
        }
        transfers++;
        try {
          nanos = VM.await(taken, sync, nanos);
        } catch (InterruptedException interrupt) {
          if (node.item != null) chain.unlink(node);
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

  // --- without a lock: others get in between the steps
  private SharedChain<E> shared() {
    return new SharedChain<>(sync, chain, true);
  }

  @Override
  public int size() {
    return shared().size();
  }

  @Override
  public boolean contains(Object o) {
    return shared().contains(o);
  }

  @Override
  public boolean remove(Object o) {
    return shared().remove(o, false);
  }

  @Override
  boolean removeThose(Predicate<? super E> filter) {
    return shared().removeIf(filter);
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    shared().forEach(action);
  }

  @Override
  public Object[] toArray() {
    return shared().list().toArray();
  }

  @Override
  public String toString() {
    return shared().toString();
  }

  @Override
  public int drainTo(Collection<? super E> c, int maxElements) {
    Objects.requireNonNull(c);
    if (c == this) throw new IllegalArgumentException();
    int n = 0;
    for (E e; n < maxElements && (e = poll()) != null; n++) c.add(e);
    return n;
  }
}
