// The methods of Object, default and overridden.
public class EqualsHashCodeToString {
  static class Point {
    final int x, y;
    Point(int x, int y) { this.x = x; this.y = y; }
    @Override public boolean equals(Object o) { return o instanceof Point p && p.x == x && p.y == y; }
    @Override public int hashCode() { return 31 * x + y; }
    @Override public String toString() { return "(" + x + ", " + y + ")"; }
  }
  static class Plain {}

  public static void main(String[] args) {
    Point a = new Point(1, 2), b = new Point(1, 2);
    System.out.println(a.equals(b) + " " + (a == b) + " " + a.hashCode() + " " + a);
    System.out.println(a.equals(null) + " " + a.equals("x"));
    Plain p = new Plain(), q = new Plain();
    System.out.println(p.equals(p) + " " + p.equals(q) + " " + (p.hashCode() == p.hashCode()));
    System.out.println(p.toString().startsWith("EqualsHashCodeToString$Plain@"));
    System.out.println(p.toString().equals(p.getClass().getName() + "@" + Integer.toHexString(p.hashCode())));
    System.out.println(new java.util.HashSet<>(java.util.List.of(a)).contains(b));
    System.out.println(String.valueOf((Object) null) + a);
  }
}
// expect: true false 33 (1, 2)
// expect: false false
// expect: true false true
// expect: true
// expect: true
// expect: true
// expect: null(1, 2)
