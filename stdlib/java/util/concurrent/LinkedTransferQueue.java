// A blocking queue without bound whose producers may wait until their element is taken.
package java.util.concurrent;

import heddle.Compensated;
import heddle.VM;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Objects;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class LinkedTransferQueue<E> extends DequeQueue<E>
    implements TransferQueue<E>, java.io.Serializable {
  // A thread that waits for an element, which goes to it and to nobody else; also its wait set.
  private static final class Request {
    Object item;
  }

  private final ArrayDeque<Request> requests = new ArrayDeque<>();

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
  void insert(E e) {
    if (!give(e)) super.insert(e);
  }

  // With the monitor: to a thread that waits.
  private boolean give(E e) {
    Request request = requests.pollFirst();
    if (request == null) return false;
    request.item = e;
    VM.signalAll(request);
    return true;
  }

  @Override
  public E take() throws InterruptedException {
    return take(0, false);
  }

  @Override
  public E poll(long timeout, TimeUnit unit) throws InterruptedException {
    return take(unit.toNanos(timeout), true);
  }

  // Who has been interrupted before, or has no time, stands there for a moment all the same, in which others may come.
  private E take(long nanos, boolean timed) throws InterruptedException {
    Request request;
    synchronized (sync) {
      E e = extractOrNull();
      if (e != null) return e;
      sync.publish();
      request = new Request();
      requests.addLast(request);
      if (!Thread.currentThread().isInterrupted()) return await(request, nanos, timed);
    }
    return await(request, nanos, timed);
  }

  @SuppressWarnings("unchecked")
  private E await(Request request, long nanos, boolean timed) throws InterruptedException {
    Object item;
    boolean interrupted = false;
    synchronized (sync) {
      nanos = Math.max(nanos, 1);
      while (request.item == null) {
        if (timed && nanos <= 0) {
          requests.remove(request);
          break;
        }
        Compensated worker = timed ? null : Compensated.begin();
        try {
          nanos = VM.await(request, sync, timed ? nanos : 0);
        } catch (InterruptedException e) {
          if (request.item == null) {
            requests.remove(request);
            throw e;
          }
          interrupted = true;
        } finally {
          Compensated.end(worker);
        }
      }
      item = request.item;
      if (item != null) sync.observe();
    }
    if (interrupted) Thread.currentThread().interrupt();
    if (item == null) checkInterrupt();
    return (E) item;
  }

  @Override
  public boolean tryTransfer(E e) {
    Objects.requireNonNull(e);
    synchronized (sync) {
      if (requests.isEmpty() && takers <= count()) return false;
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
    ElementChain.Node<E> node;
    synchronized (sync) {
      sync.publish();
      if (give(e)) return true;
      node = chain.addLast(e);
      added();
      if (!Thread.currentThread().isInterrupted()) return await(node, nanos, timed);
    }
    return await(node, nanos, timed);
  }

  // Until the element has been taken. False: it has not been.
  private boolean await(ElementChain.Node<E> node, long nanos, boolean timed) throws InterruptedException {
    boolean taken = true;
    boolean interrupted = false;
    synchronized (sync) {
      nanos = Math.max(nanos, 1);
      node.awaited = true;
      while (node.item != null) {
        if (timed && nanos <= 0) {
          chain.unlink(node);
          taken = false;
          break;
        }
        Compensated worker = timed ? null : Compensated.begin();
        try {
          nanos = VM.await(node, sync, timed ? nanos : 0);
        } catch (InterruptedException e) {
          if (node.item != null) {
            chain.unlink(node);
            throw e;
          }
          interrupted = true;
        } finally {
          Compensated.end(worker);
        }
      }
      node.awaited = false;
    }
    if (interrupted) Thread.currentThread().interrupt();
    if (!taken) checkInterrupt();
    return taken;
  }

  @Override
  public boolean hasWaitingConsumer() {
    return getWaitingConsumerCount() > 0;
  }

  @Override
  public int getWaitingConsumerCount() {
    synchronized (sync) {
      return requests.size() + Math.max(0, takers - count());
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
  public Spliterator<E> spliterator() {
    return shared().spliterator(Long.MAX_VALUE);
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
