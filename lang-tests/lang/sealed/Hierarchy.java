// Sealed interfaces and classes with records, final and non-sealed subtypes.
public class Hierarchy {
  sealed interface Shape permits Circle, Square, Poly {}
  record Circle(double r) implements Shape {}
  record Square(double s) implements Shape {}
  static non-sealed class Poly implements Shape { int n = 5; }
  static class Star extends Poly { { n = 10; } }
  sealed static abstract class Expr {
    static final class Num extends Expr { final int v; Num(int v) { this.v = v; } }
    static final class Add extends Expr { final Expr l, r; Add(Expr l, Expr r) { this.l = l; this.r = r; } }
  }
  static double area(Shape s) {
    if (s instanceof Circle c) return 3 * c.r() * c.r();
    if (s instanceof Square q) return q.s() * q.s();
    if (s instanceof Poly p && p.n > 5) return -p.n;
    return 0;
  }
  static int eval(Expr e) {
    if (e instanceof Expr.Num n) return n.v;
    if (e instanceof Expr.Add a) return eval(a.l) + eval(a.r);
    throw new AssertionError();
  }

  public static void main(String[] args) {
    for (Shape s : new Shape[] {new Circle(2), new Square(3), new Poly(), new Star()}) System.out.println(area(s));
    System.out.println(eval(new Expr.Add(new Expr.Num(1), new Expr.Add(new Expr.Num(2), new Expr.Num(3)))));
  }
}
// expect: 12.0
// expect: 9.0
// expect: 0.0
// expect: -10.0
// expect: 6
