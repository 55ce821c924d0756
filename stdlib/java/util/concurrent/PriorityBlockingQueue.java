// A blocking queue without bound that gives its least element.
package java.util.concurrent;

import java.util.Collection;
import java.util.Comparator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.PriorityQueue;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class PriorityBlockingQueue<E> extends HeapQueue<E> implements java.io.Serializable {
  public PriorityBlockingQueue() {
    this(11, null);
  }

  public PriorityBlockingQueue(int initialCapacity) {
    this(initialCapacity, null);
  }

  public PriorityBlockingQueue(int initialCapacity, Comparator<? super E> comparator) {
    super(new PriorityQueue<>(initialCapacity, comparator));
  }

  public PriorityBlockingQueue(Collection<? extends E> c) {
    super(new PriorityQueue<>(c));
  }

  public Comparator<? super E> comparator() {
    return heap.comparator();
  }

  // The lock is held while the program's code runs.
  @Override
  boolean removeThose(Predicate<? super E> filter) {
    synchronized (sync) {
      return heap.removeIf(filter);
    }
  }

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
    return new Snapshot();
  }

  // Of the elements at the moment of its first use.
  private final class Snapshot implements Spliterator<E> {
    private Spliterator<E> elements;

    private Spliterator<E> elements() {
      if (elements == null) elements = Spliterators.spliterator(toArray(), NONNULL);
      return elements;
    }

    @Override
    public boolean tryAdvance(Consumer<? super E> action) {
      return elements().tryAdvance(action);
    }

    @Override
    public Spliterator<E> trySplit() {
      return elements().trySplit();
    }

    @Override
    public long estimateSize() {
      return elements().estimateSize();
    }

    @Override
    public int characteristics() {
      return NONNULL | SIZED | SUBSIZED;
    }
  }
}
