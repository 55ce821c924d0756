// Records with interfaces, generics, nested records, overridden accessors.
import java.util.*;

public class Members {
  interface Area { double area(); }
  record Circle(double r) implements Area, Comparable<Circle> {
    static final double TWO = 2;
    public double area() { return Math.PI * r * r; }
    public int compareTo(Circle c) { return Double.compare(r, c.r); }
    double diameter() { return TWO * r(); }
    public double r() { return r + 1; }
  }
  record Pair<A, B>(A a, B b) {
    <C> Pair<A, C> withB(C c) { return new Pair<>(a, c); }
    @Override public String toString() { return a + "&" + b; }
  }
  record Tree(int v, Tree... kids) {
    int sum() { int s = v; for (Tree t : kids) s += t.sum(); return s; }
  }
  record Names(List<String> names) { Names { names = List.copyOf(names); } }

  public static void main(String[] args) {
    Circle c = new Circle(1);
    System.out.println(c + " " + c.r() + " " + c.diameter() + " " + c.compareTo(new Circle(3)));
    System.out.println(new Pair<>("x", 1).withB(2.5));
    System.out.println(new Tree(1, new Tree(2), new Tree(3, new Tree(4))).sum());
    System.out.println(new Names(new ArrayList<>(List.of("p"))));
    Map<Pair<Integer, Integer>, String> grid = new HashMap<>();
    grid.put(new Pair<>(1, 2), "found");
    System.out.println(grid.get(new Pair<>(1, 2)));
  }
}
// expect: Circle[r=1.0] 2.0 4.0 -1
// expect: x&2.5
// expect: 10
// expect: Names[names=[p]]
// expect: found
