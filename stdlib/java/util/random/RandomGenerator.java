// What all generators of pseudo-random numbers can do. Only nextLong is one's own to write: the others are made from it
// as the documentation of Java 17 says.
package java.util.random;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public interface RandomGenerator {
  static RandomGenerator of(String name) {
    return RandomGeneratorFactory.of(name).create();
  }

  static RandomGenerator getDefault() {
    return of("L32X64MixRandom");
  }

  default boolean isDeprecated() {
    return getClass().isAnnotationPresent(Deprecated.class);
  }

  default DoubleStream doubles() {
    return DoubleStream.generate(this::nextDouble).sequential();
  }

  default DoubleStream doubles(double randomNumberOrigin, double randomNumberBound) {
    Bounds.check(randomNumberOrigin, randomNumberBound);
    return DoubleStream.generate(() -> nextDouble(randomNumberOrigin, randomNumberBound)).sequential();
  }

  default DoubleStream doubles(long streamSize) {
    Bounds.checkSize(streamSize);
    return doubles().limit(streamSize);
  }

  default DoubleStream doubles(long streamSize, double randomNumberOrigin, double randomNumberBound) {
    Bounds.checkSize(streamSize);
    return doubles(randomNumberOrigin, randomNumberBound).limit(streamSize);
  }

  default IntStream ints() {
    return IntStream.generate(this::nextInt).sequential();
  }

  default IntStream ints(int randomNumberOrigin, int randomNumberBound) {
    Bounds.check(randomNumberOrigin, randomNumberBound);
    return IntStream.generate(() -> nextInt(randomNumberOrigin, randomNumberBound)).sequential();
  }

  default IntStream ints(long streamSize) {
    Bounds.checkSize(streamSize);
    return ints().limit(streamSize);
  }

  default IntStream ints(long streamSize, int randomNumberOrigin, int randomNumberBound) {
    Bounds.checkSize(streamSize);
    return ints(randomNumberOrigin, randomNumberBound).limit(streamSize);
  }

  default LongStream longs() {
    return LongStream.generate(this::nextLong).sequential();
  }

  default LongStream longs(long randomNumberOrigin, long randomNumberBound) {
    Bounds.check(randomNumberOrigin, randomNumberBound);
    return LongStream.generate(() -> nextLong(randomNumberOrigin, randomNumberBound)).sequential();
  }

  default LongStream longs(long streamSize) {
    Bounds.checkSize(streamSize);
    return longs().limit(streamSize);
  }

  default LongStream longs(long streamSize, long randomNumberOrigin, long randomNumberBound) {
    Bounds.checkSize(streamSize);
    return longs(randomNumberOrigin, randomNumberBound).limit(streamSize);
  }

  default boolean nextBoolean() {
    return nextInt() < 0;
  }

  default void nextBytes(byte[] bytes) {
    for (int i = 0; i < bytes.length;) {
      long bits = nextLong();
      for (int n = Math.min(bytes.length - i, 8); n > 0; n--) {
        bytes[i++] = (byte) bits;
        bits >>>= 8;
      }
    }
  }

  default float nextFloat() {
    return (nextInt() >>> 8) * 0x1.0p-24f;
  }

  default float nextFloat(float bound) {
    Bounds.check(bound);
    return Bounds.below(nextFloat() * bound, bound);
  }

  default float nextFloat(float origin, float bound) {
    Bounds.check(origin, bound);
    return Bounds.below(nextFloat() * (bound - origin) + origin, bound);
  }

  default double nextDouble() {
    return (nextLong() >>> 11) * 0x1.0p-53;
  }

  default double nextDouble(double bound) {
    Bounds.check(bound);
    return Bounds.below(nextDouble() * bound, bound);
  }

  default double nextDouble(double origin, double bound) {
    Bounds.check(origin, bound);
    return Bounds.below(nextDouble() * (bound - origin) + origin, bound);
  }

  default int nextInt() {
    return (int) (nextLong() >>> 32);
  }

  default int nextInt(int bound) {
    Bounds.check(bound);
    int r = nextInt();
    int last = bound - 1;
    if ((bound & last) == 0) return r & last;
    return Bounds.reject(this, r, bound);
  }

  // A range that has more values than there are positive ones is met by trying.
  default int nextInt(int origin, int bound) {
    Bounds.check(origin, bound);
    int r = nextInt();
    int n = bound - origin;
    if ((n & n - 1) == 0) return (r & n - 1) + origin;
    if (n > 0) return Bounds.reject(this, r, n) + origin;
    while (r < origin || r >= bound) r = nextInt();
    return r;
  }

  long nextLong();

  default long nextLong(long bound) {
    Bounds.check(bound);
    long r = nextLong();
    long last = bound - 1;
    if ((bound & last) == 0) return r & last;
    return Bounds.reject(this, r, bound);
  }

  default long nextLong(long origin, long bound) {
    Bounds.check(origin, bound);
    long r = nextLong();
    long n = bound - origin;
    if ((n & n - 1) == 0) return (r & n - 1) + origin;
    if (n > 0) return Bounds.reject(this, r, n) + origin;
    while (r < origin || r >= bound) r = nextLong();
    return r;
  }

  // Can give away a part of the numbers that it would make.
  interface StreamableGenerator extends RandomGenerator {
    static StreamableGenerator of(String name) {
      return RandomGeneratorFactory.<StreamableGenerator>of(name, StreamableGenerator.class).create();
    }
  }

  // Can be divided in two that look independent.
  interface SplittableGenerator extends StreamableGenerator {
    static SplittableGenerator of(String name) {
      return RandomGeneratorFactory.<SplittableGenerator>of(name, SplittableGenerator.class).create();
    }

    SplittableGenerator split();

    SplittableGenerator split(SplittableGenerator source);
  }

  // Can go ahead by a fixed, large number of steps at once.
  interface JumpableGenerator extends StreamableGenerator {
    static JumpableGenerator of(String name) {
      return RandomGeneratorFactory.<JumpableGenerator>of(name, JumpableGenerator.class).create();
    }

    JumpableGenerator copy();

    void jump();

    double jumpDistance();

    default RandomGenerator copyAndJump() {
      RandomGenerator result = copy();
      jump();
      return result;
    }
  }

  interface LeapableGenerator extends JumpableGenerator {
    static LeapableGenerator of(String name) {
      return RandomGeneratorFactory.<LeapableGenerator>of(name, LeapableGenerator.class).create();
    }

    LeapableGenerator copy();

    void leap();

    double leapDistance();

    default JumpableGenerator copyAndLeap() {
      JumpableGenerator result = copy();
      leap();
      return result;
    }
  }
}
