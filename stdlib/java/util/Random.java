// Pseudo-random numbers: the 48-bit linear congruential generator that the documentation specifies.
package java.util;

import heddle.VM;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public class Random implements RandomGenerator, java.io.Serializable {
  private static final long MULTIPLIER = 0x5DEECE66DL;
  private static final long MASK = (1L << 48) - 1;

  // Of a generator without a seed of its own, under exploration: each thread that draws from it draws from its own numbers, for
  // which of them another one would have got depends on nothing that the program could rely on. So draws commute.
  private static final long NONE = -1;

  private volatile long seed;  // changed by compare-and-set: threads may share a generator
  private double nextNextGaussian;
  private boolean haveNextNextGaussian;

  public Random() {
    this(VM.nextSeed());
    if (VM.exploring() && getClass() == Random.class) seed = NONE;
  }

  public Random(long seed) {
    this.seed = (seed ^ MULTIPLIER) & MASK;
    // A subclass may have a setSeed of its own.
    if (getClass() != Random.class) setSeed(seed);
  }

  public synchronized void setSeed(long seed) {
    this.seed = (seed ^ MULTIPLIER) & MASK;
    haveNextNextGaussian = false;
  }

  protected int next(int bits) {
    long old;
    long next;
    do {
      old = seed;
      if (old == NONE) return (int) (VM.nextSeed() >>> 64 - bits);
      next = (old * MULTIPLIER + 0xBL) & MASK;
    } while (!VM.compareAndSetLong(this, "seed", old, next));
    return (int) (next >>> (48 - bits));
  }

  public void nextBytes(byte[] bytes) {
    int i = 0;
    while (i < bytes.length) {
      int rnd = nextInt();
      for (int n = Math.min(bytes.length - i, 4); n > 0; n--) {
        bytes[i++] = (byte) rnd;
        rnd >>= 8;
      }
    }
  }

  public int nextInt() {
    return next(32);
  }

  public int nextInt(int bound) {
    if (bound <= 0) throw new IllegalArgumentException("bound must be positive");
    int r = next(31);
    int m = bound - 1;
    if ((bound & m) == 0) return (int) ((bound * (long) r) >> 31);
    int u = r;
    while (true) {
      r = u % bound;
      if (u - r + m >= 0) return r;
      u = next(31);
    }
  }

  public long nextLong() {
    return ((long) next(32) << 32) + next(32);
  }

  public boolean nextBoolean() {
    return next(1) != 0;
  }

  public float nextFloat() {
    return next(24) / (float) (1 << 24);
  }

  public double nextDouble() {
    return (((long) next(26) << 27) + next(27)) * 0x1.0p-53;
  }

  // The polar method of Box, Muller and Marsaglia (Knuth, volume 2, section 3.4.1 C).
  public synchronized double nextGaussian() {
    if (haveNextNextGaussian) {
      haveNextNextGaussian = false;
      return nextNextGaussian;
    }
    double v1;
    double v2;
    double s;
    do {
      v1 = 2 * nextDouble() - 1;
      v2 = 2 * nextDouble() - 1;
      s = v1 * v1 + v2 * v2;
    } while (s >= 1 || s == 0);
    double multiplier = StrictMath.sqrt(-2 * StrictMath.log(s) / s);
    nextNextGaussian = v2 * multiplier;
    haveNextNextGaussian = true;
    return v1 * multiplier;
  }

  // (They are the interface's, but members of this class, too.)
  @Override
  public IntStream ints() {
    return RandomGenerator.super.ints();
  }

  @Override
  public IntStream ints(long streamSize) {
    return RandomGenerator.super.ints(streamSize);
  }

  @Override
  public IntStream ints(int randomNumberOrigin, int randomNumberBound) {
    return RandomGenerator.super.ints(randomNumberOrigin, randomNumberBound);
  }

  @Override
  public IntStream ints(long streamSize, int randomNumberOrigin, int randomNumberBound) {
    return RandomGenerator.super.ints(streamSize, randomNumberOrigin, randomNumberBound);
  }

  @Override
  public LongStream longs() {
    return RandomGenerator.super.longs();
  }

  @Override
  public LongStream longs(long streamSize) {
    return RandomGenerator.super.longs(streamSize);
  }

  @Override
  public LongStream longs(long randomNumberOrigin, long randomNumberBound) {
    return RandomGenerator.super.longs(randomNumberOrigin, randomNumberBound);
  }

  @Override
  public LongStream longs(long streamSize, long randomNumberOrigin, long randomNumberBound) {
    return RandomGenerator.super.longs(streamSize, randomNumberOrigin, randomNumberBound);
  }

  @Override
  public DoubleStream doubles() {
    return RandomGenerator.super.doubles();
  }

  @Override
  public DoubleStream doubles(long streamSize) {
    return RandomGenerator.super.doubles(streamSize);
  }

  @Override
  public DoubleStream doubles(double randomNumberOrigin, double randomNumberBound) {
    return RandomGenerator.super.doubles(randomNumberOrigin, randomNumberBound);
  }

  @Override
  public DoubleStream doubles(long streamSize, double randomNumberOrigin, double randomNumberBound) {
    return RandomGenerator.super.doubles(streamSize, randomNumberOrigin, randomNumberBound);
  }
}
