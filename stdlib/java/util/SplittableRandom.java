// A generator that is divided instead of shared: SplitMix64 (Steele, Lea and Flood, "Fast splittable
// pseudorandom number generators", OOPSLA 2014).
package java.util;

import heddle.VM;
import java.util.random.RandomGenerator;
import java.util.random.RandomGenerator.SplittableGenerator;
import java.util.stream.Stream;

public final class SplittableRandom implements RandomGenerator, SplittableGenerator {
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

  @Override
  public SplittableRandom split() {
    return new SplittableRandom(nextLong(), mixGamma(nextSeed()));
  }

  @Override
  public SplittableRandom split(SplittableGenerator source) {
    return new SplittableRandom(source.nextLong(), mixGamma(source.nextLong()));
  }

  @Override
  public Stream<SplittableGenerator> splits(long streamSize) {
    return splits(streamSize, this);
  }

  @Override
  public Stream<SplittableGenerator> splits(SplittableGenerator source) {
    if (source == null) throw new NullPointerException("source should be non-null");
    return Stream.<SplittableGenerator>generate(() -> split(source)).sequential();
  }

  @Override
  public Stream<SplittableGenerator> splits(long streamSize, SplittableGenerator source) {
    if (streamSize < 0) throw new IllegalArgumentException("size must be non-negative");
    return splits(source).limit(streamSize);
  }

  @Override
  public int nextInt() {
    return mix32(nextSeed());
  }

  @Override
  public long nextLong() {
    return mix64(nextSeed());
  }
}
