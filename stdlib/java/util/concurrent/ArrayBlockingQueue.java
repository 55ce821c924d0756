// A bounded blocking queue, first in, first out.
package java.util.concurrent;

import java.util.Collection;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class ArrayBlockingQueue<E> extends DequeQueue<E> implements java.io.Serializable {
  private static int positive(int capacity) {
    if (capacity <= 0) throw new IllegalArgumentException();
    return capacity;
  }

  public ArrayBlockingQueue(int capacity) {
    super(positive(capacity));
  }

  public ArrayBlockingQueue(int capacity, boolean fair) {
    super(positive(capacity));
  }

  public ArrayBlockingQueue(int capacity, boolean fair, Collection<? extends E> c) {
    super(positive(capacity));
    for (E e : c) {
      if (count() == capacity) throw new IllegalArgumentException();
      chain.addLast(Objects.requireNonNull(e));
    }
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
  boolean removeThose(Predicate<? super E> filter) {
    synchronized (sync) {
      return removeUnlocked(filter);
    }
  }
}
