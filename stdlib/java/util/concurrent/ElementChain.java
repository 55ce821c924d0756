// The elements of a queue, linked both ways, so that an iterator finds its way on from an element that
// somebody has removed. Its users guard it by a monitor of their own.
package java.util.concurrent;

import heddle.VM;

final class ElementChain<E> {
  static final class Node<E> {
    E item;  // null: it has been removed; its links stay
    Node<E> previous;
    Node<E> next;
    boolean awaited;  // a thread waits in the node's wait set until it is removed
  }

  private Node<E> first;
  private Node<E> last;
  private int size;

  int size() {
    return size;
  }

  Node<E> first() {
    return first;
  }

  Node<E> last() {
    return last;
  }

  Node<E> addLast(E e) {
    Node<E> node = new Node<>();
    node.item = e;
    node.previous = last;
    if (last == null) {
      first = node;
    } else {
      last.next = node;
    }
    last = node;
    size++;
    return node;
  }

  Node<E> addFirst(E e) {
    Node<E> node = new Node<>();
    node.item = e;
    node.next = first;
    if (first == null) {
      last = node;
    } else {
      first.previous = node;
    }
    first = node;
    size++;
    return node;
  }

  E peekFirst() {
    return first == null ? null : first.item;
  }

  E peekLast() {
    return last == null ? null : last.item;
  }

  E pollFirst() {
    return first == null ? null : unlink(first);
  }

  E pollLast() {
    return last == null ? null : unlink(last);
  }

  // The node is in the chain.
  E unlink(Node<E> node) {
    E e = node.item;
    node.item = null;
    if (node.awaited) VM.signalAll(node);
    if (node.previous == null) {
      first = node.next;
    } else {
      node.previous.next = node.next;
    }
    if (node.next == null) {
      last = node.previous;
    } else {
      node.next.previous = node.previous;
    }
    size--;
    return e;
  }

  void clear() {
    while (first != null) unlink(first);
  }

  // What comes behind the node, which may have been removed.
  Node<E> after(Node<E> node) {
    while (node != null && node.item == null) node = node.previous;
    return node == null ? first : node.next;
  }

  Node<E> before(Node<E> node) {
    while (node != null && node.item == null) node = node.next;
    return node == null ? last : node.previous;
  }

  // The first element that equals o; null: there is none.
  Node<E> find(Object o) {
    Node<E> node = first;
    while (node != null && !o.equals(node.item)) node = node.next;
    return node;
  }

  Node<E> findLast(Object o) {
    Node<E> node = last;
    while (node != null && !o.equals(node.item)) node = node.previous;
    return node;
  }

  Object[] toArray() {
    Object[] all = new Object[size];
    int n = 0;
    for (Node<E> node = first; node != null; node = node.next) all[n++] = node.item;
    return all;
  }
}
