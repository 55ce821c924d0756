// A blocking queue, bounded or not, first in, first out.
package java.util.concurrent;

import heddle.VM;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Objects;

public class LinkedBlockingQueue<E> extends DequeQueue<E> implements java.io.Serializable {
  private static final class Drains {}

  private final Object drains = new Drains();  // wait set
  private Thread drainer;  // null: none; guarded by `sync`

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

  // As on OpenJDK the elements are taken from the queue and counted behind the addition of the last one, during which others add, but do not take.
  // Where those additions show to nobody it is one step. What could not be added stays in the queue.
  @Override
  public int drainTo(Collection<? super E> c, int maxElements) {
    Objects.requireNonNull(c);
    if (c == this) throw new IllegalArgumentException();
    if (c.getClass() == ArrayList.class) return drainAtOnce((ArrayList<? super E>) c, maxElements);
    ArrayList<ElementChain.Node<E>> drained = new ArrayList<>();
    synchronized (sync) {
      awaitDrained();
      ElementChain.Node<E> node = chain.first();
      if (node == null || maxElements <= 0) return 0;
      for (; node != null && drained.size() < maxElements; node = node.next) drained.add(node);
      sync.observe();
      drainer = Thread.currentThread();
    }
    int n = 0;
    try {
      for (; n < drained.size(); n++) c.add(drained.get(n).item);
    } finally {
      synchronized (sync) {
        drainer = null;
        for (int i = 0; i < n; i++) {
          if (remove(drained.get(i))) removed();
        }
        VM.signalAll(drains);
        if (takers > 0) VM.signalAll(notEmpty);
      }
    }
    return n;
  }

  private int drainAtOnce(ArrayList<? super E> list, int maxElements) {
    synchronized (sync) {
      int n = 0;
      for (E e; n < maxElements && (e = extractOrNull()) != null; n++) list.add(e);
      return n;
    }
  }

  @Override
  void awaitDrained() {
    while (drainer != null && drainer != Thread.currentThread()) VM.awaitUninterruptibly(drains, sync);
  }
}
