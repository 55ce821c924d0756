// Exponential and normal random numbers by the modified ziggurat of C. D. McFarland (scripts/make_ziggurat.py has the
// reference and the terms). 98 of 100 numbers lie in a layer and cost one multiplication.
package java.util.random;

import java.util.function.DoubleUnaryOperator;

final class Ziggurat {
  private static final Ziggurat EXPONENTIAL = new Ziggurat(ZigguratTables.EXPONENTIAL_X, ZigguratTables.EXPONENTIAL_THRESHOLD,
      ZigguratTables.EXPONENTIAL_ALIAS, x -> Math.exp(-x));
  private static final Ziggurat NORMAL = new Ziggurat(ZigguratTables.NORMAL_X, ZigguratTables.NORMAL_THRESHOLD,
      ZigguratTables.NORMAL_ALIAS, x -> Math.exp(-0.5 * x * x));
  // The normal density is convex in the pieces before this one, as the exponential one is everywhere.
  private static final int TURNING_PIECE = 204;
  private static final double TWO_63 = 0x1.0p63;
  private static final long MAGNITUDE = Long.MAX_VALUE;

  private final double[] x;  // divided by 2^63
  private final double[] y;
  private final long[] threshold;
  private final int[] alias;
  private final DoubleUnaryOperator density;

  private Ziggurat(double[] x, long[] threshold, int[] alias, DoubleUnaryOperator density) {
    this.x = x;
    this.threshold = threshold;
    this.alias = alias;
    this.density = density;
    y = new double[x.length];
    for (int i = 0; i < x.length; i++) y[i] = density.applyAsDouble(x[i] * TWO_63);
  }

  static double exponential(RandomGenerator g) {
    double begin = 0;
    while (true) {
      long bits = g.nextLong();
      if (EXPONENTIAL.isLayer(bits)) return EXPONENTIAL.inLayer(bits, bits >>> 1) + begin;
      int piece = EXPONENTIAL.drawPiece(g);
      if (piece > 0) return EXPONENTIAL.inTriangle(g, piece, bits >>> 1) + begin;
      // The tail looks like the whole.
      begin += EXPONENTIAL.end();
    }
  }

  // The sign is the first bit; the others are those of the magnitude.
  static double normal(RandomGenerator g) {
    long bits = g.nextLong();
    if (NORMAL.isLayer(bits)) return NORMAL.inLayer(bits, bits);
    int piece = NORMAL.drawPiece(g);
    double magnitude = NORMAL.magnitude(g, piece, bits & MAGNITUDE);
    return bits < 0 ? -magnitude : magnitude;
  }

  private double magnitude(RandomGenerator g, int piece, long u) {
    if (piece == 0) return normalTail(g);
    return piece < TURNING_PIECE ? inTriangle(g, piece, u) : inRectangle(g, piece, u);
  }

  // By G. Marsaglia, "Generating a variable from the tail of the normal distribution", 1964.
  private double normalTail(RandomGenerator g) {
    double beyond;
    do {
      beyond = 1 / end() * exponential(g);
    } while (exponential(g) < 0.5 * beyond * beyond);
    return beyond + end();
  }

  private double end() {
    return x[0] * TWO_63;
  }

  private int layer(long bits) {
    return (int) bits & 255;
  }

  private boolean isLayer(long bits) {
    return layer(bits) < x.length - 1;
  }

  // (The bits that choose the layer are so low that they may be those of the place, too.)
  private double inLayer(long bits, long u) {
    return x[layer(bits)] * u;
  }

  private int drawPiece(RandomGenerator g) {
    long bits = g.nextLong();
    int column = (int) bits & 255;
    return bits < threshold[column] ? column : alias[column];
  }

  private static long draw63(RandomGenerator g) {
    return g.nextLong() >>> 1;
  }

  // The place in a piece, from its inner, upper end on.
  private double place(int piece, long u) {
    return x[piece] * TWO_63 + (x[piece - 1] - x[piece]) * u;
  }

  private boolean isBelow(int piece, double place, long down) {
    return y[piece] - (y[piece] - y[piece - 1]) * (down / TWO_63) <= density.applyAsDouble(place);
  }

  // Where the density is convex, all that is below it is below the diagonal, too: what is drawn above that is folded.
  private double inTriangle(RandomGenerator g, int piece, long u) {
    while (true) {
      long down = draw63(g);
      double place = place(piece, Math.min(u, down));
      if (isBelow(piece, place, Math.max(u, down))) return place;
      u = draw63(g);
    }
  }

  private double inRectangle(RandomGenerator g, int piece, long u) {
    while (true) {
      double place = place(piece, u);
      if (isBelow(piece, place, draw63(g))) return place;
      u = draw63(g);
    }
  }
}
