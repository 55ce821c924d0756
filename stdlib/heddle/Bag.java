// Some things, each at most once, in no order that anybody can tell: the threads of a pool, say. In which order they
// were put in does not tell them apart, so that states are the same that differ in nothing else
// (checkpoint/digest.h, DigestOptions::like_threads). Who goes through them in such a way that the order matters
// has to call VM.tellApart(). For the library only.
package heddle;

import java.util.ArrayList;

public final class Bag<E> {
  private Object[] elements;  // null as long as nothing has been in it
  private int size;

  public void add(E e) {
    if (elements == null) elements = new Object[10];
    if (size == elements.length) {
      Object[] more = new Object[2 * size];
      System.arraycopy(elements, 0, more, 0, size);
      elements = more;
    }
    elements[size++] = e;
  }

  public void remove(E e) {
    for (int i = 0; i < size; i++) {
      if (elements[i] == e) {
        size--;
        System.arraycopy(elements, i + 1, elements, i, size - i);
        elements[size] = null;
        return;
      }
    }
  }

  public int size() {
    return size;
  }

  // The i-th in an order that means nothing.
  @SuppressWarnings("unchecked")
  public E get(int i) {
    return (E) elements[i];
  }

  // All of them, in an order that the program may notice.
  public ArrayList<E> toList() {
    if (size > 1) VM.tellApart();
    ArrayList<E> all = new ArrayList<>(size);
    for (int i = 0; i < size; i++) all.add(get(i));
    return all;
  }
}
