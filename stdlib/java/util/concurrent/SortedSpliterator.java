// Over the elements of a sorted collection that threads may change meanwhile. The front half is split off; of a part of a map, whose
// size is not known, nothing is.
package java.util.concurrent;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.function.Consumer;

final class SortedSpliterator<E> implements Spliterator<E> {
  private final Iterator<E> it;
  private final Comparator<? super E> order;  // null: the natural one
  private final int characteristics;
  private long left;  // Long.MAX_VALUE: not known

  SortedSpliterator(Iterator<E> it, long size, Comparator<? super E> order, int characteristics) {
    this.it = it;
    this.order = order;
    this.characteristics = characteristics;
    left = size;
  }

  @Override
  public boolean tryAdvance(Consumer<? super E> action) {
    java.util.Objects.requireNonNull(action);
    if (!it.hasNext()) return false;
    action.accept(it.next());
    return true;
  }

  @Override
  public Spliterator<E> trySplit() {
    if (left == Long.MAX_VALUE || left <= 1) return null;
    ArrayList<E> front = new ArrayList<>();
    for (long n = left >>> 1; n > 0 && it.hasNext(); n--) front.add(it.next());
    if (front.isEmpty()) return null;
    left -= front.size();
    return new SortedSpliterator<E>(front.iterator(), front.size(), order, characteristics);
  }

  @Override
  public long estimateSize() {
    return left;
  }

  @Override
  public int characteristics() {
    return characteristics;
  }

  @Override
  public Comparator<? super E> getComparator() {
    if ((characteristics & SORTED) == 0) throw new IllegalStateException();
    return order;
  }
}
