// Constructors, fields, methods, static members of enums.
public class FieldsAndMethods {
  enum Planet {
    MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6);
    private final double mass, radius;
    static final double G = 6.67300E-11;
    private static int count;
    static { for (Planet p : values()) count++; }
    Planet(double mass, double radius) { this.mass = mass; this.radius = radius; }
    double gravity() { return G * mass / (radius * radius); }
    static int count() { return count; }
  }
  enum Op {
    PLUS("+"), NEG("-", 1);
    final String sign;
    int arity = 2;
    Op(String s) { sign = s; }
    Op(String s, int arity) { this(s); this.arity = arity; }
    @Override public String toString() { return sign + "/" + arity; }
  }

  public static void main(String[] args) {
    for (Planet p : Planet.values()) System.out.printf("%s %.2f%n", p, p.gravity());
    System.out.println(Planet.count());
    System.out.println(Op.PLUS + " " + Op.NEG + " " + Op.NEG.name() + " " + Op.valueOf("NEG"));
  }
}
// expect: MERCURY 3.70
// expect: EARTH 9.80
// expect: 2
// expect: +/2 -/1 NEG -/1
