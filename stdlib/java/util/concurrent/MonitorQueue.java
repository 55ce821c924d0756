// What the blocking queues share: a monitor, two wait sets and the rules of waiting. A queue adds only
// how its elements are stored.
package java.util.concurrent;

import heddle.Compensated;
import heddle.Monitor;
import heddle.VM;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Objects;
import java.util.function.Predicate;

abstract class MonitorQueue<E> extends AbstractQueue<E> implements BlockingQueue<E> {
  static final class Sync extends Monitor {}

  static final class NotEmpty {}

  static final class NotFull {}

  final Sync sync = new Sync();
  final Object notEmpty = new NotEmpty();
  final Object notFull;  // null: without bound
  final int capacity;
  int takers;  // waiting for an element
  int putters;

  MonitorQueue(int capacity) {
    this.capacity = capacity;
    notFull = capacity == Integer.MAX_VALUE ? null : new NotFull();
  }

  // --- the store; the caller has the monitor
  abstract int count();

  // count() == 0 and count() == capacity. (Where it can be helped they do not look at the count, so that under exploration
  // putting at one end and taking at the other depend on each other only where the queue is short.)
  boolean isVoid() {
    return count() == 0;
  }

  final boolean isFull() {
    return notFull != null && count() == capacity;
  }

  abstract void insert(E e);

  abstract E extract();  // count() > 0

  abstract E first();    // null if there is none

  abstract boolean removeFirst(Object o);

  // A copy, in the order of iteration.
  abstract Object[] elements();

  abstract void removeAllElements();

  abstract boolean containsEqual(Object o);

  // Waits while another thread drains the queue, who has what OpenJDK's LinkedBlockingQueue locks for those who take. (Who looks at the size or
  // adds does not wait.)
  void awaitDrained() {}

  // Nanoseconds until the first element may be taken; 0: now.
  long delay() {
    return 0;
  }

  // Somebody has waited for this element, which was the first, until its delay was over.
  void waitedFor(E e) {}

  // --- with the monitor
  final void added() {
    sync.publish();
    if (takers > 0) VM.signal(notEmpty);
  }

  void removed() {
    if (putters > 0) VM.signal(notFull);
  }

  final E extractOrNull() {
    awaitDrained();
    if (isVoid() || delay() > 0) return null;
    E e = extract();
    sync.observe();
    removed();
    return e;
  }

  // Waits for room. False: the time was up.
  final boolean awaitRoom(long nanos, boolean timed) throws InterruptedException {
    while (isFull()) {
      if (timed && nanos <= 0) return false;
      putters++;
      Compensated worker = timed ? null : Compensated.begin();
      try {
        nanos = VM.awaitOrComeLater(notFull, sync, nanos);
      } finally {
        Compensated.end(worker);
        putters--;
      }
    }
    return true;
  }

  // Waits for an element that may be taken. False: the time was up.
  final boolean awaitElement(long nanos, boolean timed) throws InterruptedException {
    while (true) {
      awaitDrained();
      boolean some = !isVoid();
      long delay = some ? delay() : 0;
      if (some && delay <= 0) return true;
      if (timed && nanos <= 0) return false;
      boolean untilDue = some && (!timed || delay < nanos);
      E first = untilDue ? first() : null;
      long limit = untilDue ? delay : nanos;
      takers++;
      Compensated worker = limit > 0 ? null : Compensated.begin();
      try {
        long left = VM.awaitOrComeLater(notEmpty, sync, limit);
        if (timed) nanos -= limit - left;
        // Whether the element is due is asked again: it may be another one, or say something else than before.
        if (untilDue && left == 0) waitedFor(first);
      } finally {
        Compensated.end(worker);
        takers--;
      }
    }
  }

  static void checkInterrupt() throws InterruptedException {
    if (Thread.interrupted()) throw new InterruptedException();
  }

  // --- BlockingQueue
  @Override
  public boolean offer(E e) {
    Objects.requireNonNull(e);
    synchronized (sync) {
      if (isFull()) return false;
      insert(e);
      added();
      return true;
    }
  }

  @Override
  public void put(E e) throws InterruptedException {
    Objects.requireNonNull(e);
    checkInterrupt();
    synchronized (sync) {
      awaitRoom(0, false);
      insert(e);
      added();
    }
  }

  @Override
  public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
    Objects.requireNonNull(e);
    checkInterrupt();
    long nanos = unit.toNanos(timeout);
    synchronized (sync) {
      if (!awaitRoom(nanos, true)) return false;
      insert(e);
      added();
      return true;
    }
  }

  @Override
  public E poll() {
    synchronized (sync) {
      return extractOrNull();
    }
  }

  @Override
  public E take() throws InterruptedException {
    checkInterrupt();
    synchronized (sync) {
      awaitElement(0, false);
      E e = extract();
      sync.observe();
      removed();
      return e;
    }
  }

  @Override
  public E poll(long timeout, TimeUnit unit) throws InterruptedException {
    checkInterrupt();
    long nanos = unit.toNanos(timeout);
    synchronized (sync) {
      if (!awaitElement(nanos, true)) return null;
      E e = extract();
      sync.observe();
      removed();
      return e;
    }
  }

  @Override
  public E peek() {
    synchronized (sync) {
      awaitDrained();
      E e = first();
      if (e != null) sync.observe();
      return e;
    }
  }

  @Override
  public int size() {
    synchronized (sync) {
      return count();
    }
  }

  @Override
  public int remainingCapacity() {
    if (capacity == Integer.MAX_VALUE) return capacity;
    synchronized (sync) {
      return capacity - count();
    }
  }

  @Override
  public boolean remove(Object o) {
    if (o == null) return false;
    synchronized (sync) {
      awaitDrained();
      if (!removeFirst(o)) return false;
      sync.observe();
      removed();
      return true;
    }
  }

  @Override
  public boolean contains(Object o) {
    if (o == null) return false;
    synchronized (sync) {
      awaitDrained();
      return containsEqual(o);
    }
  }

  @Override
  public int drainTo(Collection<? super E> c) {
    return drainTo(c, Integer.MAX_VALUE);
  }

  @Override
  public int drainTo(Collection<? super E> c, int maxElements) {
    Objects.requireNonNull(c);
    if (c == this) throw new IllegalArgumentException();
    synchronized (sync) {
      int n = 0;
      while (n < maxElements && !isVoid() && delay() <= 0) {
        c.add(first());
        extractOrNull();
        n++;
      }
      return n;
    }
  }

  @Override
  public void clear() {
    synchronized (sync) {
      awaitDrained();
      removeAllElements();
      if (putters > 0) VM.signalAll(notFull);
    }
  }

  @Override
  public Object[] toArray() {
    synchronized (sync) {
      awaitDrained();
      if (!isVoid()) sync.observe();
      return elements();
    }
  }

  @Override
  public <T> T[] toArray(T[] a) {
    return CopyOnWriteArrayList.copyInto(toArray(), a);
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    Objects.requireNonNull(filter);
    return removeThose(filter);
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return removeThose(e -> c.contains(e));
  }

  @Override
  public boolean retainAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return removeThose(e -> !c.contains(e));
  }

  // How the program's filter is asked is each queue's own.
  abstract boolean removeThose(Predicate<? super E> filter);

  @Override
  public String toString() {
    Object[] elements = toArray();
    StringBuilder out = new StringBuilder("[");
    for (int i = 0; i < elements.length; i++) {
      if (i > 0) out.append(", ");
      out.append(elements[i] == this ? "(this Collection)" : String.valueOf(elements[i]));
    }
    return out.append(']').toString();
  }
}
