// A blocking queue, bounded or not, first in, first out.
package java.util.concurrent;

import java.util.Collection;
import java.util.Objects;

public class LinkedBlockingQueue<E> extends DequeQueue<E> implements java.io.Serializable {
  private static int positive(int capacity) {
    if (capacity <= 0) throw new IllegalArgumentException();
    return capacity;
  }

  public LinkedBlockingQueue() {
    super(Integer.MAX_VALUE);
  }

  public LinkedBlockingQueue(int capacity) {
    super(positive(capacity));
  }

  public LinkedBlockingQueue(Collection<? extends E> c) {
    this();
    for (E e : c) deque.addLast(Objects.requireNonNull(e));
  }
}
