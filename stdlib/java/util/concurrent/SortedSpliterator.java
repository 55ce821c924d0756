// Over the elements of a sorted set that threads may change meanwhile.
package java.util.concurrent;

import java.util.Collection;
import java.util.Comparator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;

final class SortedSpliterator<E> implements Spliterator<E> {
  private final Spliterator<E> elements;
  private final Comparator<? super E> order;  // null: the natural one

  SortedSpliterator(Collection<E> set, Comparator<? super E> order) {
    this(Spliterators.spliterator(set, DISTINCT | SORTED | ORDERED | CONCURRENT | NONNULL), order);
  }

  SortedSpliterator(Spliterator<E> elements, Comparator<? super E> order) {
    this.elements = elements;
    this.order = order;
  }

  @Override
  public boolean tryAdvance(Consumer<? super E> action) {
    return elements.tryAdvance(action);
  }

  @Override
  public Spliterator<E> trySplit() {
    Spliterator<E> part = elements.trySplit();
    return part == null ? null : new SortedSpliterator<E>(part, order);
  }

  @Override
  public long estimateSize() {
    return elements.estimateSize();
  }

  @Override
  public int characteristics() {
    return elements.characteristics();
  }

  @Override
  public Comparator<? super E> getComparator() {
    return order;
  }
}
