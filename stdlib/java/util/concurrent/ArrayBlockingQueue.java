// A bounded blocking queue, first in, first out.
package java.util.concurrent;

import java.util.Collection;
import java.util.Objects;

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
      if (deque.size() == capacity) throw new IllegalArgumentException();
      deque.addLast(Objects.requireNonNull(e));
    }
  }
}
