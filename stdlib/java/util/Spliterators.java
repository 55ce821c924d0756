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

  // Its characteristics are given; what is sorted has the natural order.
  private abstract static class Described<T> implements Spliterator<T> {
    private final int characteristics;

    Described(int characteristics) {
      this.characteristics = characteristics;
    }

    @Override
    public int characteristics() {
      return characteristics;
    }

    @Override
    public Comparator<? super T> getComparator() {
      if (hasCharacteristics(SORTED)) return null;
      throw new IllegalStateException();
    }
  }

  // Only what is split off makes the estimate smaller, and each part is longer than the one before, as on OpenJDK.
  private static final class OfIterator<T> extends Described<T> {
    private static final int STEP = 1024;

    private final Collection<? extends T> collection;  // whose iterator and size are asked for when they are needed; or null
    private Iterator<? extends T> it;
    private long left;
    private int batch;

    OfIterator(Iterator<? extends T> it, long size, int characteristics) {
      super(characteristics);
      collection = null;
      this.it = it;
      left = size;
    }

    OfIterator(Collection<? extends T> collection, int characteristics) {
      super(characteristics);
      this.collection = collection;
    }

    private void bind() {
      if (it != null) return;
      it = collection.iterator();
      left = collection.size();
    }

    @Override
    public boolean tryAdvance(Consumer<? super T> action) {
      Objects.requireNonNull(action);
      bind();
      if (!it.hasNext()) return false;
      action.accept(it.next());
      return true;
    }

    @Override
    public void forEachRemaining(Consumer<? super T> action) {
      Objects.requireNonNull(action);
      bind();
      it.forEachRemaining(action);
    }

    @Override
    public Spliterator<T> trySplit() {
      bind();
      if (left <= 1 || !it.hasNext()) return null;
      long most = Math.min(batch + STEP, left);
      ArrayList<T> part = new ArrayList<>();
      while (part.size() < most && it.hasNext()) part.add(it.next());
      batch = part.size();
      if (left != Long.MAX_VALUE) left -= batch;
      return new OfList<T>(part, 0, batch, characteristics());
    }

    @Override
    public long estimateSize() {
      bind();
      return left;
    }
  }

  // Divides what is left in the middle.
  private static final class OfList<T> extends Described<T> {
    private final List<? extends T> list;
    private int at;
    private int end;  // -1: that of the list when the first element is asked for

    OfList(List<? extends T> list, int at, int end, int characteristics) {
      super(characteristics | Spliterator.SIZED | Spliterator.SUBSIZED);
      this.list = list;
      this.at = at;
      this.end = end;
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
      Spliterator<T> first = new OfList<T>(list, at, middle, characteristics());
      at = middle;
      return first;
    }

    @Override
    public long estimateSize() {
      return end() - at;
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
    return new OfIterator<T>(c, sized(characteristics));
  }

  public static <T> Spliterator<T> spliterator(
      Iterator<? extends T> iterator, long size, int characteristics) {
    return new OfIterator<T>(Objects.requireNonNull(iterator), size,
        sized(characteristics));
  }

  private static int sized(int characteristics) {
    if ((characteristics & Spliterator.CONCURRENT) != 0) return characteristics;
    return characteristics | Spliterator.SIZED | Spliterator.SUBSIZED;
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
