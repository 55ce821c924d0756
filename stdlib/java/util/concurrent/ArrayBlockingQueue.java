// A bounded blocking queue, first in, first out.
package java.util.concurrent;

import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class ArrayBlockingQueue<E> extends DequeQueue<E> implements java.io.Serializable {
  private static int positive(int capacity) {
    if (capacity <= 0) throw new IllegalArgumentException();
    return capacity;
  }

  // Guarded by the monitor: how often it has become empty since somebody first wanted an iterator. (Before, nobody can tell.)
  private int emptied;
  private boolean iterated;
  private final boolean fair;  // shows in streams of objects only

  public ArrayBlockingQueue(int capacity) {
    this(capacity, false);
  }

  public ArrayBlockingQueue(int capacity, boolean fair) {
    super(positive(capacity));
    this.fair = fair;
  }

  public ArrayBlockingQueue(int capacity, boolean fair, Collection<? extends E> c) {
    this(capacity, fair);
    for (E e : c) {
      if (count() == capacity) throw new IllegalArgumentException();
      chain.addLast(Objects.requireNonNull(e));
    }
  }

  @Override
  void removed() {
    super.removed();
    if (iterated && isVoid()) emptied++;
  }

  @Override
  void removeAllElements() {
    super.removeAllElements();
    if (iterated) emptied++;
  }

  @Override
  public Iterator<E> iterator() {
    return new Each();
  }

  // Has looked up the next element and the place behind it. So once the next one is the last, it does not see what is added later,
  // nor what comes after a moment at which the queue was empty.
  private final class Each implements Iterator<E> {
    private final int begun;
    private ElementChain.Node<E> last;
    private ElementChain.Node<E> next;
    private E nextItem;
    private ElementChain.Node<E> following;

    Each() {
      synchronized (sync) {
        iterated = true;
        begun = emptied;
        set(chain.first());
      }
    }

    // With the monitor.
    private void set(ElementChain.Node<E> node) {
      next = node;
      nextItem = node == null ? null : node.item;
      following = node == null ? null : chain.after(node);
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
        if (following == null || emptied != begun) {
          set(null);
        } else {
          set(following.item != null ? following : chain.after(following));
        }
      }
      return e;
    }

    // With the lock; nothing can be removed behind it.
    @Override
    public void forEachRemaining(Consumer<? super E> action) {
      Objects.requireNonNull(action);
      synchronized (sync) {
        try {
          while (hasNext()) action.accept(next());
        } finally {
          set(null);
          last = null;
        }
      }
    }

    @Override
    public void remove() {
      if (last == null) throw new IllegalStateException();
      ElementChain.Node<E> node = last;
      last = null;
      synchronized (sync) {
        if (node.item == null) return;
        chain.unlink(node);
        removed();
      }
    }
  }

  @Override
  public <T> T[] toArray(T[] a) {
    return CopyOnWriteArrayList.copyInto(toArray(), a);
  }

  // The lock is held while the program's code runs.
  @Override
  @SuppressWarnings("unchecked")
  public void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    synchronized (sync) {
      for (Object e : toArray()) action.accept((E) e);
    }
  }

  @Override
  public Spliterator<E> spliterator() {
    return Spliterators.spliterator(this, Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.CONCURRENT);
  }

  @Override
  boolean removeThose(Predicate<? super E> filter) {
    synchronized (sync) {
      return removeUnlocked(filter);
    }
  }
}
