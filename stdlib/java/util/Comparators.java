// The natural order, as one object.
package java.util;

final class Comparators {
  private Comparators() {}

  enum NaturalOrderComparator implements Comparator<Comparable<Object>> {
    INSTANCE;

    @Override
    public int compare(Comparable<Object> a, Comparable<Object> b) {
      return a.compareTo(b);
    }

    @Override
    public Comparator<Comparable<Object>> reversed() {
      return Comparator.reverseOrder();
    }
  }

  static final class NullComparator<T> implements Comparator<T>, java.io.Serializable {
    private final boolean nullFirst;
    private final Comparator<T> real;

    @SuppressWarnings("unchecked")
    NullComparator(boolean nullFirst, Comparator<? super T> real) {
      this.nullFirst = nullFirst;
      this.real = (Comparator<T>) real;
    }

    @Override
    public int compare(T a, T b) {
      if (a == null) return b == null ? 0 : nullFirst ? -1 : 1;
      if (b == null) return nullFirst ? 1 : -1;
      return real == null ? 0 : real.compare(a, b);
    }

    @Override
    public Comparator<T> thenComparing(Comparator<? super T> other) {
      Objects.requireNonNull(other);
      return new NullComparator<>(nullFirst, real == null ? other : real.thenComparing(other));
    }

    @Override
    public Comparator<T> reversed() {
      return new NullComparator<>(!nullFirst, real == null ? null : real.reversed());
    }
  }
}
