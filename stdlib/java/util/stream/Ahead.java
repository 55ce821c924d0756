// Iterators that look for their next element when they are asked whether there is one.
package java.util.stream;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;

abstract class Ahead<T> implements Iterator<T> {
  T next;
  private boolean ready;

  // Puts the next element in `next`. False: there is none.
  abstract boolean advance();

  @Override
  public final boolean hasNext() {
    return ready || (ready = advance());
  }

  @Override
  public final T next() {
    if (!hasNext()) throw new NoSuchElementException();
    ready = false;
    T e = next;
    next = null;
    return e;
  }

  abstract static class OfInt implements PrimitiveIterator.OfInt {
    int next;
    private boolean ready;

    abstract boolean advance();

    @Override
    public final boolean hasNext() {
      return ready || (ready = advance());
    }

    @Override
    public final int nextInt() {
      if (!hasNext()) throw new NoSuchElementException();
      ready = false;
      return next;
    }
  }

  abstract static class OfLong implements PrimitiveIterator.OfLong {
    long next;
    private boolean ready;

    abstract boolean advance();

    @Override
    public final boolean hasNext() {
      return ready || (ready = advance());
    }

    @Override
    public final long nextLong() {
      if (!hasNext()) throw new NoSuchElementException();
      ready = false;
      return next;
    }
  }

  abstract static class OfDouble implements PrimitiveIterator.OfDouble {
    double next;
    private boolean ready;

    abstract boolean advance();

    @Override
    public final boolean hasNext() {
      return ready || (ready = advance());
    }

    @Override
    public final double nextDouble() {
      if (!hasNext()) throw new NoSuchElementException();
      ready = false;
      return next;
    }
  }
}
