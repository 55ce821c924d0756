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
}
