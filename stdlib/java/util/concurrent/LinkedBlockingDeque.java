// A blocking queue with two ends, bounded or not.
package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

public class LinkedBlockingDeque<E> extends DequeQueue<E>
    implements BlockingDeque<E>, java.io.Serializable {
  private static int positive(int capacity) {
    if (capacity <= 0) throw new IllegalArgumentException();
    return capacity;
  }

  public LinkedBlockingDeque() {
    super(Integer.MAX_VALUE);
  }

  public LinkedBlockingDeque(int capacity) {
    super(positive(capacity));
  }

  // Also without a limit: the largest int is one.
  @Override
  public int remainingCapacity() {
    synchronized (sync) {
      return capacity - count();
    }
  }

  public LinkedBlockingDeque(Collection<? extends E> c) {
    this();
    for (E e : c) chain.addLast(Objects.requireNonNull(e));
  }

  // --- with the monitor
  private void insert(E e, boolean front) {
    if (front) {
      chain.addFirst(e);
    } else {
      chain.addLast(e);
    }
    added();
  }

  private E extract(boolean front) {
    E e = front ? chain.pollFirst() : chain.pollLast();
    if (e != null) {
      sync.observe();
      removed();
    }
    return e;
  }

  // --- both ends
  private boolean offer(E e, boolean front) {
    Objects.requireNonNull(e);
    synchronized (sync) {
      if (isFull()) return false;
      insert(e, front);
      return true;
    }
  }

  private boolean offer(E e, boolean front, long nanos, boolean timed) throws InterruptedException {
    Objects.requireNonNull(e);
    if (timed) checkInterrupt();
    synchronized (sync) {
      if (!awaitRoom(nanos, timed)) return false;
      insert(e, front);
      return true;
    }
  }

  private E poll(boolean front) {
    synchronized (sync) {
      return extract(front);
    }
  }

  private E poll(boolean front, long nanos, boolean timed) throws InterruptedException {
    if (timed) checkInterrupt();
    synchronized (sync) {
      return awaitElement(nanos, timed) ? extract(front) : null;
    }
  }

  private E peek(boolean front) {
    synchronized (sync) {
      E e = front ? chain.peekFirst() : chain.peekLast();
      if (e != null) sync.observe();
      return e;
    }
  }

  private static <T> T present(T e) {
    if (e == null) throw new NoSuchElementException();
    return e;
  }

  @Override
  public void addFirst(E e) {
    if (!offer(e, true)) throw new IllegalStateException("Deque full");
  }

  @Override
  public void addLast(E e) {
    if (!offer(e, false)) throw new IllegalStateException("Deque full");
  }

  @Override
  public boolean add(E e) {
    addLast(e);
    return true;
  }

  @Override
  public boolean offerFirst(E e) {
    return offer(e, true);
  }

  @Override
  public boolean offerLast(E e) {
    return offer(e, false);
  }

  // Unlike the other queues' they look at the interrupt only if they have to wait.
  @Override
  public void put(E e) throws InterruptedException {
    putLast(e);
  }

  @Override
  public E take() throws InterruptedException {
    return takeFirst();
  }

  @Override
  public void putFirst(E e) throws InterruptedException {
    offer(e, true, 0, false);
  }

  @Override
  public void putLast(E e) throws InterruptedException {
    offer(e, false, 0, false);
  }

  @Override
  public boolean offerFirst(E e, long timeout, TimeUnit unit) throws InterruptedException {
    return offer(e, true, unit.toNanos(timeout), true);
  }

  @Override
  public boolean offerLast(E e, long timeout, TimeUnit unit) throws InterruptedException {
    return offer(e, false, unit.toNanos(timeout), true);
  }

  @Override
  public E removeFirst() {
    return present(poll(true));
  }

  @Override
  public E removeLast() {
    return present(poll(false));
  }

  @Override
  public E pollFirst() {
    return poll(true);
  }

  @Override
  public E pollLast() {
    return poll(false);
  }

  @Override
  public E takeFirst() throws InterruptedException {
    return poll(true, 0, false);
  }

  @Override
  public E takeLast() throws InterruptedException {
    return poll(false, 0, false);
  }

  @Override
  public E pollFirst(long timeout, TimeUnit unit) throws InterruptedException {
    return poll(true, unit.toNanos(timeout), true);
  }

  @Override
  public E pollLast(long timeout, TimeUnit unit) throws InterruptedException {
    return poll(false, unit.toNanos(timeout), true);
  }

  @Override
  public E getFirst() {
    return present(peek(true));
  }

  @Override
  public E getLast() {
    return present(peek(false));
  }

  @Override
  public E peekFirst() {
    return peek(true);
  }

  @Override
  public E peekLast() {
    return peek(false);
  }

  @Override
  public boolean removeFirstOccurrence(Object o) {
    return remove(o);
  }

  @Override
  public boolean removeLastOccurrence(Object o) {
    if (o == null) return false;
    synchronized (sync) {
      if (!remove(chain.findLast(o))) return false;
      removed();
      return true;
    }
  }

  @Override
  public void push(E e) {
    addFirst(e);
  }

  @Override
  public E pop() {
    return removeFirst();
  }

  @Override
  public Iterator<E> descendingIterator() {
    return new Each(true);
  }

  // All at once, if there is room for them.
  @Override
  public boolean addAll(Collection<? extends E> c) {
    if (c == this) throw new IllegalArgumentException();
    ArrayList<E> copy = new ArrayList<>();
    for (E e : c) copy.add(Objects.requireNonNull(e));
    if (copy.isEmpty()) return false;
    synchronized (sync) {
      if (copy.size() <= capacity - count()) {
        for (E e : copy) insert(e, false);
        return true;
      }
    }
    return super.addAll(c);
  }
}
