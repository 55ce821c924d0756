// Accessors, equals, hashCode, toString.
public class Basics {
  record Point(int x, int y) {}
  record Mixed(byte b, short s, char c, long l, float f, double d, boolean z, String t, int[] a) {}
  record Empty() {}

  public static void main(String[] args) {
    Point p = new Point(3, 4), q = new Point(3, 4);
    System.out.println(p + " " + p.x() + " " + p.y);
    System.out.println(p.equals(q) + " " + (p == q) + " " + p.equals(new Point(4, 3)) + " " + p.equals(null) + " " + p.equals("x"));
    System.out.println((p.hashCode() == q.hashCode()) + " " + p.hashCode());
    Mixed m = new Mixed((byte) 1, (short) 2, 'c', 4L, 5f, 6d, true, null, null);
    System.out.println(m);
    System.out.println(m.equals(new Mixed((byte) 1, (short) 2, 'c', 4L, 5f, 6d, true, null, null)));
    System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
    System.out.println(new Point(1, 2).hashCode() + " " + new Point(2, 1).hashCode());
    record D(double d, float f) {}
    System.out.println(new D(0.0, Float.NaN).equals(new D(-0.0, Float.NaN)) + " " + new D(Double.NaN, 1).equals(new D(Double.NaN, 1)));
  }
}
// expect: Point[x=3, y=4] 3 4
// expect: true false false false false
// expect: true 97
// expect: Mixed[b=1, s=2, c=c, l=4, f=5.0, d=6.0, z=true, t=null, a=null]
// expect: true
// expect: Empty[] true 0
// expect: 33 63
// expect: false true
