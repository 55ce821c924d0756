// Most of a collection, made from its iterator and size.
package java.util;

import heddle.VM;

public abstract class AbstractCollection<E> implements Collection<E> {
  protected AbstractCollection() {}

  @Override
  public abstract Iterator<E> iterator();

  @Override
  public abstract int size();

  @Override
  public boolean isEmpty() {
    return size() == 0;
  }

  @Override
  public boolean contains(Object o) {
    Iterator<E> it = iterator();
    if (o == null) {
      while (it.hasNext()) {
        if (it.next() == null) return true;
      }
    } else {
      while (it.hasNext()) {
        if (o.equals(it.next())) return true;
      }
    }
    return false;
  }

  @Override
  public Object[] toArray() {
    Object[] result = new Object[size()];
    int n = 0;
    Iterator<E> it = iterator();
    while (it.hasNext()) {
      // Another thread may have added elements in between.
      if (n == result.length) result = Arrays.copyOf(result, n * 2 + 1);
      result[n++] = it.next();
    }
    return n == result.length ? result : Arrays.copyOf(result, n);
  }

  @Override
  @SuppressWarnings("unchecked")
  public <T> T[] toArray(T[] a) {
    int size = size();
    T[] result = a.length >= size ? a : VM.newArrayLike(a, size);
    int n = 0;
    Iterator<E> it = iterator();
    while (it.hasNext()) {
      if (n == result.length) result = Arrays.copyOf(result, n * 2 + 1);
      result[n++] = (T) it.next();
    }
    if (n == result.length) return result;
    if (result != a) return Arrays.copyOf(result, n);
    a[n] = null;
    return a;
  }

  @Override
  public boolean add(E e) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean remove(Object o) {
    Iterator<E> it = iterator();
    while (it.hasNext()) {
      E e = it.next();
      if (o == null ? e == null : o.equals(e)) {
        it.remove();
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean containsAll(Collection<?> c) {
    for (Object e : c) {
      if (!contains(e)) return false;
    }
    return true;
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    boolean modified = false;
    for (E e : c) {
      if (add(e)) modified = true;
    }
    return modified;
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return keepOnly(c, false);
  }

  @Override
  public boolean retainAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return keepOnly(c, true);
  }

  private boolean keepOnly(Collection<?> c, boolean contained) {
    boolean modified = false;
    Iterator<E> it = iterator();
    while (it.hasNext()) {
      if (c.contains(it.next()) != contained) {
        it.remove();
        modified = true;
      }
    }
    return modified;
  }

  @Override
  public void clear() {
    Iterator<E> it = iterator();
    while (it.hasNext()) {
      it.next();
      it.remove();
    }
  }

  @Override
  public String toString() {
    Iterator<E> it = iterator();
    if (!it.hasNext()) return "[]";
    StringBuilder out = new StringBuilder();
    out.append('[');
    while (true) {
      E e = it.next();
      out.append(e == this ? "(this Collection)" : String.valueOf(e));
      if (!it.hasNext()) return out.append(']').toString();
      out.append(", ");
    }
  }
}
