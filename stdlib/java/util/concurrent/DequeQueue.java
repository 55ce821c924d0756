// A blocking queue whose elements lie in an ArrayDeque: first in, first out.
package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Iterator;

abstract class DequeQueue<E> extends MonitorQueue<E> {
  final ArrayDeque<E> deque = new ArrayDeque<>();

  DequeQueue(int capacity) {
    super(capacity);
  }

  @Override
  int count() {
    return deque.size();
  }

  @Override
  void insert(E e) {
    deque.addLast(e);
  }

  @Override
  E extract() {
    return deque.pollFirst();
  }

  @Override
  E first() {
    return deque.peekFirst();
  }

  @Override
  boolean removeFirst(Object o) {
    return deque.removeFirstOccurrence(o);
  }

  @Override
  Object[] elements() {
    return deque.toArray();
  }

  @Override
  void removeAllElements() {
    deque.clear();
  }

  @Override
  void removeSame(Object o) {
    Iterator<E> each = deque.iterator();
    while (each.hasNext()) {
      if (each.next() == o) {
        each.remove();
        return;
      }
    }
  }
}
