// Spliterators over iterators and lists, and back.
package java.util;

import java.util.function.Consumer;

public final class Spliterators {
  private Spliterators() {}

  public abstract static class AbstractSpliterator<T> implements Spliterator<T> {
    private final int characteristics;
    private long left;

    protected AbstractSpliterator(long est, int additionalCharacteristics) {
      left = est;
      characteristics = (additionalCharacteristics & Spliterator.SIZED) != 0
          ? additionalCharacteristics | Spliterator.SUBSIZED
          : additionalCharacteristics;
    }

    // A batch of the first elements.
    @Override
    public Spliterator<T> trySplit() {
      ArrayList<T> batch = new ArrayList<>();
      while (batch.size() < 1024 && left > 1 && tryAdvance(e -> batch.add(e))) {}
      if (batch.isEmpty()) return null;
      if (left != Long.MAX_VALUE) left -= batch.size();
      return new OfList<T>(batch, 0, batch.size(), characteristics);
    }

    @Override
    public long estimateSize() {
      return left;
    }

    @Override
    public int characteristics() {
      return characteristics;
    }
  }

  private static final class OfIterator<T> extends AbstractSpliterator<T> {
    private final Iterator<? extends T> it;
    private long left;

    OfIterator(Iterator<? extends T> it, long size, int characteristics) {
      super(size, characteristics);
      this.it = it;
      left = size;
    }

    @Override
    public boolean tryAdvance(Consumer<? super T> action) {
      Objects.requireNonNull(action);
      if (!it.hasNext()) return false;
      if (left != Long.MAX_VALUE) left--;
      action.accept(it.next());
      return true;
    }

    @Override
    public long estimateSize() {
      return left;
    }
  }

  // Divides what is left in the middle.
  private static final class OfList<T> implements Spliterator<T> {
    private final List<? extends T> list;
    private int at;
    private int end;  // -1: that of the list when the first element is asked for
    private final int characteristics;

    OfList(List<? extends T> list, int at, int end, int characteristics) {
      this.list = list;
      this.at = at;
      this.end = end;
      this.characteristics = characteristics | SIZED | SUBSIZED;
    }

    private int end() {
      if (end < 0) end = list.size();
      return end;
    }

    @Override
    public boolean tryAdvance(Consumer<? super T> action) {
      Objects.requireNonNull(action);
      if (at >= end()) return false;
      action.accept(list.get(at++));
      return true;
    }

    @Override
    public Spliterator<T> trySplit() {
      int middle = at + end() >>> 1;
      if (at >= middle) return null;
      Spliterator<T> first = new OfList<T>(list, at, middle, characteristics);
      at = middle;
      return first;
    }

    @Override
    public long estimateSize() {
      return end() - at;
    }

    @Override
    public int characteristics() {
      return characteristics;
    }
  }

  public static <T> Spliterator<T> emptySpliterator() {
    return new OfList<T>(Collections.<T>emptyList(), 0, 0, 0);
  }

  public static <T> Spliterator<T> spliterator(Object[] array, int additionalCharacteristics) {
    @SuppressWarnings("unchecked")
    List<T> list = (List<T>) Arrays.asList(array);
    return new OfList<T>(list, 0, array.length, additionalCharacteristics);
  }

  public static <T> Spliterator<T> spliterator(Collection<? extends T> c, int characteristics) {
    if (c instanceof List && c instanceof RandomAccess) {
      return new OfList<T>((List<? extends T>) c, 0, -1, characteristics);
    }
    return spliterator(c.iterator(), c.size(), characteristics);
  }

  public static <T> Spliterator<T> spliterator(
      Iterator<? extends T> iterator, long size, int characteristics) {
    return new OfIterator<T>(Objects.requireNonNull(iterator), size,
        characteristics | Spliterator.SIZED | Spliterator.SUBSIZED);
  }

  public static <T> Spliterator<T> spliteratorUnknownSize(
      Iterator<? extends T> iterator, int characteristics) {
    return new OfIterator<T>(Objects.requireNonNull(iterator), Long.MAX_VALUE,
        characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED));
  }

  public static <T> Iterator<T> iterator(Spliterator<? extends T> spliterator) {
    Objects.requireNonNull(spliterator);
    return new Iterator<T>() {
      private boolean ready;
      private T next;

      @Override
      public boolean hasNext() {
        if (!ready) ready = spliterator.tryAdvance(e -> next = e);
        return ready;
      }

      @Override
      public T next() {
        if (!hasNext()) throw new NoSuchElementException();
        ready = false;
        T result = next;
        next = null;
        return result;
      }
    };
  }
}
