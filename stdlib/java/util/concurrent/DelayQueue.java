// A blocking queue without bound that gives an element when its delay is over, the most overdue first.
package java.util.concurrent;

import java.util.Collection;
import java.util.Iterator;
import java.util.PriorityQueue;
import java.util.function.Predicate;

public class DelayQueue<E extends Delayed> extends HeapQueue<E> {
  public DelayQueue() {
    super(new PriorityQueue<>());
  }

  public DelayQueue(Collection<? extends E> c) {
    this();
    heap.addAll(c);
  }

  @Override
  long delay() {
    return Math.max(0, heap.peek().getDelay(TimeUnit.NANOSECONDS));
  }

  // These go through the iterator: nothing is locked while the program's code runs.
  @Override
  public boolean contains(Object o) {
    if (o == null) return false;
    for (E e : this) {
      if (o.equals(e)) return true;
    }
    return false;
  }

  @Override
  boolean removeThose(Predicate<? super E> filter) {
    boolean any = false;
    Iterator<E> each = iterator();
    while (each.hasNext()) {
      if (!filter.test(each.next())) continue;
      each.remove();
      any = true;
    }
    return any;
  }
}
