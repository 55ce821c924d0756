// A collection whose elements wait to be taken from its head.
package java.util;

public interface Queue<E> extends Collection<E> {
  boolean add(E e);

  boolean offer(E e);

  E remove();

  E poll();

  E element();

  E peek();
}
