// Default methods in generic interfaces with bridges.
public class GenericDefaults {
  interface Shape<T extends Shape<T>> extends Comparable<T> {
    double area();
    default int compareTo(T o) { return Double.compare(area(), o.area()); }
    default T max(T o) { return compareTo(o) >= 0 ? self() : o; }
    T self();
  }
  record Sq(double s) implements Shape<Sq> {
    public double area() { return s * s; }
    public Sq self() { return this; }
  }

  public static void main(String[] args) {
    Sq a = new Sq(2), b = new Sq(3);
    System.out.println(a.compareTo(b) + " " + a.max(b) + " " + b.max(a).s());
    Sq[] arr = {b, a, new Sq(1)};
    java.util.Arrays.sort(arr);
    System.out.println(java.util.Arrays.toString(arr));
    Comparable<Sq> c = a;
    System.out.println(c.compareTo(a));
  }
}
// expect: -1 Sq[s=3.0] 3.0
// expect: [Sq[s=1.0], Sq[s=2.0], Sq[s=3.0]]
// expect: 0
