// A blocking queue whose elements lie in a chain: first in, first out. Iterators are weakly consistent:
// each step takes the lock and finds what is there then.
package java.util.concurrent;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.Predicate;

abstract class DequeQueue<E> extends MonitorQueue<E> {
  // forEach and removeIf copy so many elements at a time under the lock, as OpenJDK's do.
  private static final int BATCH = 64;

  final ElementChain<E> chain = new ElementChain<>();

  DequeQueue(int capacity) {
    super(capacity);
  }

  @Override
  int count() {
    return chain.size();
  }

  @Override
  boolean isVoid() {
    return chain.first() == null;
  }

  @Override
  void insert(E e) {
    chain.addLast(e);
  }

  @Override
  E extract() {
    return chain.pollFirst();
  }

  @Override
  E first() {
    return chain.peekFirst();
  }

  @Override
  boolean removeFirst(Object o) {
    return remove(chain.find(o));
  }

  // null: there is nothing to remove.
  final boolean remove(ElementChain.Node<E> node) {
    if (node == null) return false;
    chain.unlink(node);
    return true;
  }

  @Override
  boolean containsEqual(Object o) {
    return chain.find(o) != null;
  }

  @Override
  Object[] elements() {
    return chain.toArray();
  }

  @Override
  void removeAllElements() {
    chain.clear();
  }

  @Override
  public <T> T[] toArray(T[] a) {
    return Arrays.asList(toArray()).toArray(a);
  }

  @Override
  public Iterator<E> iterator() {
    return new Each(false);
  }

  // One element ahead of what it has given.
  final class Each implements Iterator<E> {
    private final boolean backward;
    private ElementChain.Node<E> next;
    private E nextItem;
    private ElementChain.Node<E> last;

    Each(boolean backward) {
      this.backward = backward;
      synchronized (sync) {
        awaitDrained();
        set(backward ? chain.last() : chain.first());
      }
    }

    private void set(ElementChain.Node<E> node) {
      next = node;
      nextItem = node == null ? null : node.item;
      if (node != null) sync.observe();
    }

    @Override
    public boolean hasNext() {
      return next != null;
    }

    @Override
    public E next() {
      if (next == null) throw new NoSuchElementException();
      last = next;
      E e = nextItem;
      synchronized (sync) {
        awaitDrained();
        set(backward ? chain.before(next) : chain.after(next));
      }
      return e;
    }

    @Override
    public void remove() {
      if (last == null) throw new IllegalStateException();
      ElementChain.Node<E> node = last;
      last = null;
      synchronized (sync) {
        awaitDrained();
        if (node.item == null) return;
        chain.unlink(node);
        removed();
      }
    }
  }

  // --- for the queues that hold no lock while the program's code runs

  // Up to BATCH nodes, the first behind `from` (null: the first of all), and their elements.
  private final class Batch {
    final Object[] nodes = new Object[BATCH];
    final Object[] items = new Object[BATCH];
    int count;

    @SuppressWarnings("unchecked")
    boolean next() {
      synchronized (sync) {
        awaitDrained();
        ElementChain.Node<E> node =
            count == 0 ? chain.first() : chain.after((ElementChain.Node<E>) nodes[count - 1]);
        for (count = 0; node != null && count < BATCH; node = node.next) {
          nodes[count] = node;
          items[count++] = node.item;
        }
        if (count > 0) sync.observe();
        return count > 0;
      }
    }

    boolean isLast() {
      return count < BATCH;
    }
  }

  @SuppressWarnings("unchecked")
  final void forEachUnlocked(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    Batch batch = new Batch();
    while (batch.next()) {
      for (int i = 0; i < batch.count; i++) action.accept((E) batch.items[i]);
      if (batch.isLast()) return;
    }
  }

  @SuppressWarnings("unchecked")
  final boolean removeUnlocked(Predicate<? super E> filter) {
    Objects.requireNonNull(filter);
    boolean any = false;
    Batch batch = new Batch();
    while (batch.next()) {
      boolean[] chosen = new boolean[batch.count];
      boolean some = false;
      for (int i = 0; i < batch.count; i++) {
        if (filter.test((E) batch.items[i])) some = chosen[i] = true;
      }
      if (some) any |= remove(batch, chosen);
      if (batch.isLast()) break;
    }
    return any;
  }

  @SuppressWarnings("unchecked")
  private boolean remove(Batch batch, boolean[] chosen) {
    boolean any = false;
    synchronized (sync) {
      awaitDrained();
      for (int i = 0; i < batch.count; i++) {
        ElementChain.Node<E> node = (ElementChain.Node<E>) batch.nodes[i];
        if (!chosen[i] || node.item == null) continue;
        chain.unlink(node);
        removed();
        any = true;
      }
    }
    return any;
  }

  @Override
  boolean removeThose(Predicate<? super E> filter) {
    return removeUnlocked(filter);
  }

  @Override
  public Spliterator<E> spliterator() {
    return new SharedChain<>(sync, chain, true).spliterator(size());
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    forEachUnlocked(action);
  }
}
