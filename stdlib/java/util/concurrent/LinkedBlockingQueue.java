// A blocking queue, bounded or not, first in, first out.
package java.util.concurrent;

import java.util.ArrayList;
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

  // Also without a limit: the largest int is one.
  @Override
  public int remainingCapacity() {
    synchronized (sync) {
      return capacity - count();
    }
  }

  public LinkedBlockingQueue(Collection<? extends E> c) {
    this();
    for (E e : c) chain.addLast(Objects.requireNonNull(e));
  }

  // Takes the elements at once and adds them without the lock, for puts go on meanwhile. What could not
  // be added stays in the queue.
  @Override
  public int drainTo(Collection<? super E> c, int maxElements) {
    Objects.requireNonNull(c);
    if (c == this) throw new IllegalArgumentException();
    ArrayList<E> drained = new ArrayList<>();
    synchronized (sync) {
      while (drained.size() < maxElements && !isVoid()) drained.add(extractOrNull());
    }
    int n = 0;
    try {
      for (; n < drained.size(); n++) c.add(drained.get(n));
    } finally {
      if (n < drained.size()) putBack(drained, n);
    }
    return n;
  }

  private void putBack(ArrayList<E> elements, int from) {
    synchronized (sync) {
      for (int i = elements.size() - 1; i >= from; i--) chain.addFirst(elements.get(i));
      added();
    }
  }
}
