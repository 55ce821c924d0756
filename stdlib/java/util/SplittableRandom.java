// A generator that is divided instead of shared: SplitMix64 (Steele, Lea and Flood, "Fast splittable
// pseudorandom number generators", OOPSLA 2014).
package java.util;

import heddle.VM;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public final class SplittableRandom {
  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private long seed;
  private final long gamma;

  private SplittableRandom(long seed, long gamma) {
    this.seed = seed;
    this.gamma = gamma;
  }

  public SplittableRandom(long seed) {
    this(seed, GOLDEN_GAMMA);
  }

  public SplittableRandom() {
    this(VM.nextSeed(), mixGamma(VM.nextSeed()));
  }

  private static long mix64(long z) {
    z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }

  private static int mix32(long z) {
    z = (z ^ z >>> 33) * 0x62a9d9ed799705f5L;
    return (int) ((z ^ z >>> 28) * 0xcb24d0a5c88c35b3L >>> 32);
  }

  private static long mixGamma(long z) {
    z = (z ^ z >>> 33) * 0xff51afd7ed558ccdL;
    z = (z ^ z >>> 33) * 0xc4ceb9fe1a85ec53L;
    z = z ^ z >>> 33 | 1L;
    return Long.bitCount(z ^ z >>> 1) < 24 ? z ^ 0xaaaaaaaaaaaaaaaaL : z;
  }

  private long nextSeed() {
    return seed += gamma;
  }

  public SplittableRandom split() {
    return new SplittableRandom(nextLong(), mixGamma(nextSeed()));
  }

  public int nextInt() {
    return mix32(nextSeed());
  }

  public int nextInt(int bound) {
    if (bound <= 0) throw new IllegalArgumentException("bound must be positive");
    return bounded(0, bound);
  }

  public int nextInt(int origin, int bound) {
    if (origin >= bound) throw new IllegalArgumentException("bound must be greater than origin");
    return bounded(origin, bound);
  }

  private int bounded(int origin, int bound) {
    int r = nextInt();
    int n = bound - origin;
    int m = n - 1;
    if ((n & m) == 0) return (r & m) + origin;
    if (n < 0) {
      while (r < origin || r >= bound) r = nextInt();
      return r;
    }
    int u = r >>> 1;
    while (u + m - (r = u % n) < 0) u = nextInt() >>> 1;
    return r + origin;
  }

  public long nextLong() {
    return mix64(nextSeed());
  }

  public long nextLong(long bound) {
    if (bound <= 0) throw new IllegalArgumentException("bound must be positive");
    return bounded(0L, bound);
  }

  public long nextLong(long origin, long bound) {
    if (origin >= bound) throw new IllegalArgumentException("bound must be greater than origin");
    return bounded(origin, bound);
  }

  private long bounded(long origin, long bound) {
    long r = nextLong();
    long n = bound - origin;
    long m = n - 1;
    if ((n & m) == 0) return (r & m) + origin;
    if (n < 0) {
      while (r < origin || r >= bound) r = nextLong();
      return r;
    }
    long u = r >>> 1;
    while (u + m - (r = u % n) < 0) u = nextLong() >>> 1;
    return r + origin;
  }

  public double nextDouble() {
    return (nextLong() >>> 11) * 0x1.0p-53;
  }

  public double nextDouble(double bound) {
    return nextDouble(0, bound);
  }

  public double nextDouble(double origin, double bound) {
    double r = nextDouble() * (bound - origin) + origin;
    return r >= bound ? Math.nextDown(bound) : r;
  }

  public boolean nextBoolean() {
    return nextInt() < 0;
  }

  public IntStream ints(long streamSize, int randomNumberOrigin, int randomNumberBound) {
    return IntStream.generate(() -> nextInt(randomNumberOrigin, randomNumberBound)).limit(streamSize);
  }

  public IntStream ints(long streamSize) {
    return IntStream.generate(() -> nextInt()).limit(streamSize);
  }

  public LongStream longs(long streamSize) {
    return LongStream.generate(() -> nextLong()).limit(streamSize);
  }

  public DoubleStream doubles(long streamSize) {
    return DoubleStream.generate(() -> nextDouble()).limit(streamSize);
  }
}
