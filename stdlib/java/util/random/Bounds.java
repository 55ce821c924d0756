// Bounds of random numbers: their checks, and how numbers come to lie between them.
package java.util.random;

final class Bounds {
  private Bounds() {}

  static void checkSize(long size) {
    if (size < 0) throw new IllegalArgumentException("size must be non-negative");
  }

  static void check(int bound) {
    if (bound <= 0) throw new IllegalArgumentException("bound must be positive");
  }

  static void check(long bound) {
    if (bound <= 0) throw new IllegalArgumentException("bound must be positive");
  }

  static void check(float bound) {
    if (!(bound > 0 && bound < Float.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("bound must be finite and positive");
    }
  }

  static void check(double bound) {
    if (!(bound > 0 && bound < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("bound must be finite and positive");
    }
  }

  static void check(int origin, int bound) {
    if (origin >= bound) throw badRange();
  }

  static void check(long origin, long bound) {
    if (origin >= bound) throw badRange();
  }

  static void check(float origin, float bound) {
    if (!(origin < bound && bound - origin < Float.POSITIVE_INFINITY)) throw badRange();
  }

  static void check(double origin, double bound) {
    if (!(origin < bound && bound - origin < Double.POSITIVE_INFINITY)) throw badRange();
  }

  private static IllegalArgumentException badRange() {
    return new IllegalArgumentException("bound must be greater than origin");
  }

  // Rounding may have reached the bound.
  static float below(float r, float bound) {
    return r >= bound ? Math.nextDown(bound) : r;
  }

  static double below(double r, double bound) {
    return r >= bound ? Math.nextDown(bound) : r;
  }

  // From 31 random bits a number below the bound, all with the same probability: what lies in the last, incomplete
  // stretch of the numbers is drawn again.
  static int reject(RandomGenerator g, int r, int bound) {
    int u = r >>> 1;
    while (true) {
      r = u % bound;
      if (u + bound - 1 - r >= 0) return r;
      u = g.nextInt() >>> 1;
    }
  }

  static long reject(RandomGenerator g, long r, long bound) {
    long u = r >>> 1;
    while (true) {
      r = u % bound;
      if (u + bound - 1 - r >= 0) return r;
      u = g.nextLong() >>> 1;
    }
  }
}
