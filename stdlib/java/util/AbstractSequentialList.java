// Most of a list, made from its list iterator.
package java.util;

public abstract class AbstractSequentialList<E> extends AbstractList<E> {
  protected AbstractSequentialList() {}

  @Override
  public abstract ListIterator<E> listIterator(int index);

  @Override
  public Iterator<E> iterator() {
    return listIterator();
  }

  @Override
  public E get(int index) {
    try {
      return listIterator(index).next();
    } catch (NoSuchElementException e) {
      throw new IndexOutOfBoundsException("Index: " + index);
    }
  }

  @Override
  public E set(int index, E element) {
    try {
      ListIterator<E> it = listIterator(index);
      E old = it.next();
      it.set(element);
      return old;
    } catch (NoSuchElementException e) {
      throw new IndexOutOfBoundsException("Index: " + index);
    }
  }

  @Override
  public void add(int index, E element) {
    listIterator(index).add(element);
  }

  @Override
  public E remove(int index) {
    try {
      ListIterator<E> it = listIterator(index);
      E old = it.next();
      it.remove();
      return old;
    } catch (NoSuchElementException e) {
      throw new IndexOutOfBoundsException("Index: " + index);
    }
  }

  @Override
  public boolean addAll(int index, Collection<? extends E> c) {
    boolean modified = false;
    ListIterator<E> it = listIterator(index);
    for (E e : c) {
      it.add(e);
      modified = true;
    }
    return modified;
  }
}
