// A queue without room: whoever puts waits for somebody who takes.
package java.util.concurrent;

import heddle.Compensated;
import heddle.Monitor;
import heddle.VM;
import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;

public class SynchronousQueue<E> extends AbstractQueue<E>
    implements BlockingQueue<E>, java.io.Serializable {
  // A thread that waits, and its element: the one it gives or the one it has got.
  private static class Node {
    Object item;
    boolean matched;
  }

  // The same of a fair queue: java.lang.management shows which one it is.
  private static final class FairNode extends Node {}

  private static final class Sync extends Monitor {
    final ArrayDeque<Node> producers = new ArrayDeque<>();
    final ArrayDeque<Node> consumers = new ArrayDeque<>();
  }

  private final Sync sync = new Sync();
  private final boolean fair;  // who has waited longest is next; else who came last

  public SynchronousQueue() {
    this(false);
  }

  public SynchronousQueue(boolean fair) {
    this.fair = fair;
  }

  @Override
  public void put(E e) throws InterruptedException {
    give(Objects.requireNonNull(e), 0, false);
  }

  @Override
  public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
    return give(Objects.requireNonNull(e), unit.toNanos(timeout), true);
  }

  @Override
  public boolean offer(E e) {
    Objects.requireNonNull(e);
    synchronized (sync) {
      return giveNow(e);
    }
  }

  @Override
  public E take() throws InterruptedException {
    return get(0, false);
  }

  @Override
  public E poll(long timeout, TimeUnit unit) throws InterruptedException {
    return get(unit.toNanos(timeout), true);
  }

  @Override
  public E poll() {
    synchronized (sync) {
      return getNow();
    }
  }

  private boolean giveNow(E e) {
    Node consumer = sync.consumers.pollFirst();
    if (consumer == null) return false;
    sync.handOver();
    consumer.item = e;
    consumer.matched = true;
    VM.signalAll(consumer);
    return true;
  }

  @SuppressWarnings("unchecked")
  private E getNow() {
    Node producer = sync.producers.pollFirst();
    if (producer == null) return null;
    sync.handOver();
    producer.matched = true;
    VM.signalAll(producer);
    return (E) producer.item;
  }

  private boolean give(E e, long nanos, boolean timed) throws InterruptedException {
    Node node = fair ? new FairNode() : new Node();
    synchronized (sync) {
      if (giveNow(e)) return true;
      sync.publish();
      node.item = e;
      if (!enter(sync.producers, node, nanos, timed)) return await(sync.producers, node, nanos, timed);
    }
    return await(sync.producers, node, nanos, timed);
  }

  @SuppressWarnings("unchecked")
  private E get(long nanos, boolean timed) throws InterruptedException {
    Node node = fair ? new FairNode() : new Node();
    synchronized (sync) {
      E e = getNow();
      if (e != null) return e;
      sync.publish();
      if (!enter(sync.consumers, node, nanos, timed)) {
        return await(sync.consumers, node, nanos, timed) ? (E) node.item : null;
      }
    }
    return await(sync.consumers, node, nanos, timed) ? (E) node.item : null;
  }

  // True: others may come before the thread waits, for it has been interrupted, and looks at that only afterwards.
  private boolean enter(ArrayDeque<Node> queue, Node node, long nanos, boolean timed) {
    if (timed && nanos <= 0) return false;
    if (fair) {
      queue.addLast(node);
    } else {
      queue.addFirst(node);
    }
    return Thread.currentThread().isInterrupted();
  }

  // False: the time was up.
  private boolean await(ArrayDeque<Node> queue, Node node, long nanos, boolean timed)
      throws InterruptedException {
    boolean matched;
    boolean interrupted = false;
    synchronized (sync) {
      while (!node.matched) {
        if (timed && nanos <= 0) {
          queue.remove(node);
          break;
        }
        Compensated worker = timed ? null : Compensated.begin();
        try {
          nanos = VM.await(node, sync, nanos);
        } catch (InterruptedException e) {
          if (!node.matched) {
            queue.remove(node);
            throw e;
          }
          interrupted = true;
        } finally {
          Compensated.end(worker);
        }
      }
      matched = node.matched;
      if (matched) sync.observe();
    }
    if (interrupted) Thread.currentThread().interrupt();
    if (!matched && Thread.interrupted()) throw new InterruptedException();
    return matched;
  }

  @Override
  public boolean isEmpty() {
    return true;
  }

  @Override
  public int size() {
    return 0;
  }

  @Override
  public int remainingCapacity() {
    return 0;
  }

  @Override
  public void clear() {}

  @Override
  public boolean contains(Object o) {
    return false;
  }

  @Override
  public boolean remove(Object o) {
    return false;
  }

  @Override
  public E peek() {
    return null;
  }

  @Override
  public Iterator<E> iterator() {
    return Collections.emptyIterator();
  }

  @Override
  public Object[] toArray() {
    return new Object[0];
  }

  @Override
  public String toString() {
    return "[]";
  }

  @Override
  public int drainTo(Collection<? super E> c) {
    return drainTo(c, Integer.MAX_VALUE);
  }

  @Override
  public int drainTo(Collection<? super E> c, int maxElements) {
    Objects.requireNonNull(c);
    if (c == this) throw new IllegalArgumentException();
    int n = 0;
    while (n < maxElements) {
      E e = poll();
      if (e == null) break;
      c.add(e);
      n++;
    }
    return n;
  }

  @Override
  public Spliterator<E> spliterator() {
    return Spliterators.emptySpliterator();
  }
}
