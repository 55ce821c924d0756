// nextGaussian and nextExponential of java.util.random: bits that lead to each layer, piece and tail of the ziggurat, and
// sums over many numbers.
import java.util.Random;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

public class Ziggurats {
  // Two numbers that are given, then random ones.
  static class Scripted implements RandomGenerator {
    final long[] first;
    final SplittableRandom more;
    int drawn;

    Scripted(long seed, long... first) {
      this.first = first;
      more = new SplittableRandom(seed);
    }

    @Override
    public long nextLong() {
      return drawn < first.length ? first[drawn++] : more.nextLong() + 0 * drawn++;
    }
  }

  // What a generator overrides is not asked.
  static class Overriding extends Random {
    Overriding() {
      super(5);
    }

    @Override
    public double nextGaussian() {
      return 100;
    }
  }

  static long hash(long h, double d) {
    return h * 31 + Double.doubleToLongBits(d);
  }

  // The first number leads beyond the layers (or to the last ones), the second one to a piece.
  static void pieces() {
    Random r = new Random(5);
    long h = 0;
    for (int piece = 0; piece < 256; piece++) {
      for (int i = 0; i < 12; i++) {
        long bits = i % 3 == 0 ? r.nextLong() | 255 : r.nextLong() | 252;
        long column = r.nextLong() & ~255L | piece;
        if (i % 4 == 0) column |= Long.MIN_VALUE;
        Scripted e = new Scripted(i, bits, column);
        Scripted g = new Scripted(i, bits, column);
        double exponential = e.nextExponential();
        double normal = g.nextGaussian();
        h = hash(hash(h, exponential), normal) + e.drawn * 7 + g.drawn;
        if (i == 3 && piece % 16 == 0) {
          System.out.println(piece + " " + exponential + " " + e.drawn + " " + normal + " " + g.drawn);
        }
      }
    }
    System.out.println(Long.toHexString(h));
  }

  static void layers() {
    long h = 0;
    for (int layer = 0; layer < 252; layer++) {
      for (long place : new long[] {0, 1L << 62, -1L << 8, Long.MIN_VALUE, 0x123456789abcde00L}) {
        h = hash(hash(h, new Scripted(1, place | layer).nextExponential()), new Scripted(1, place | layer).nextGaussian());
      }
    }
    System.out.println(Long.toHexString(h));
  }

  static void sums(String name) {
    RandomGenerator g = RandomGeneratorFactory.of(name).create(77);
    long h = 0;
    for (int i = 0; i < 20_000; i++) h = hash(hash(h, g.nextGaussian()), g.nextExponential());
    System.out.println(name + " " + Long.toHexString(h) + " " + g.nextGaussian(3, 0.5));
  }

  static void deviations(RandomGenerator g) {
    for (double deviation : new double[] {-1, 0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, 2}) {
      try {
        System.out.println(deviation + " " + g.nextGaussian(1, deviation));
      } catch (IllegalArgumentException e) {
        System.out.println(e);
      }
    }
  }

  public static void main(String[] args) {
    pieces();
    layers();
    for (String name : new String[] {"L64X128MixRandom", "L32X64MixRandom", "Xoshiro256PlusPlus", "SplittableRandom", "Random"}) {
      sums(name);
    }
    deviations(new SplittableRandom(4));
    deviations(new Random(4));
    RandomGenerator overriding = new Overriding();
    System.out.println(overriding.nextGaussian() + " " + overriding.nextGaussian(1, 2));
  }
}
// expect: 0 7.6157311389675835 3 3.6487834022245362 4
// expect: 16 7.6157311389675835 3 0.05914747172952461 3
// expect: 32 3.552727468148377 3 -0.027106457371159857 3
// expect: 48 0.002746085782016075 3 0.013078684677242365 3
// expect: 64 0.0138980986931121 3 0.20429119999246087 5
// expect: 80 0.0138980986931121 3 -0.20429119999246087 5
// expect: 96 0.0138980986931121 3 0.20429119999246087 5
// expect: 112 0.0138980986931121 3 -0.07756571969986094 3
// expect: 128 0.0138980986931121 3 -0.06664801314322674 3
// expect: 144 0.0138980986931121 3 0.20429119999246087 5
// expect: 160 0.0138980986931121 3 -0.20429119999246087 5
// expect: 176 1.1104667794706733 3 1.2050138076318806 3
// expect: 192 0.16252349044907183 3 0.20429119999246087 5
// expect: 208 0.7660863861683583 3 0.9626576460062389 7
// expect: 224 0.5820633743470558 3 0.8144138927931447 7
// expect: 240 0.3657354525640365 3 0.5981145696778911 7
// expect: 6da258da6730dd04
// expect: 5577a8b59b858bcf
// expect: L64X128MixRandom 7f5bec0f4f95783b 2.5953576599691135
// expect: L32X64MixRandom 6b448462f8fd6b13 3.5586572194338655
// expect: Xoshiro256PlusPlus 649c67c5c0a95ee8 2.293139711641857
// expect: SplittableRandom dafc4dec05b1e9f2 3.3633137553810513
// expect: Random abc505db4e53f738 1.5052666078636816
// expect: java.lang.IllegalArgumentException: standard deviation must be non-negative
// expect: 0.0 1.0
// expect: -0.0 1.0
// expect: NaN NaN
// expect: Infinity Infinity
// expect: 2.0 2.799702370733268
// expect: java.lang.IllegalArgumentException: standard deviation must be non-negative
// expect: 0.0 1.0
// expect: -0.0 1.0
// expect: NaN NaN
// expect: Infinity -Infinity
// expect: 2.0 1.571013277087439
// expect: 100.0 -0.9546710090873842
