// What all generators of pseudo-random numbers can do. Only nextLong is one's own to write: the others are made from it
// as the documentation of Java 17 says.
package java.util.random;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

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

  default double nextGaussian() {
    return Ziggurat.normal(this);
  }

  default double nextGaussian(double mean, double stddev) {
    if (stddev < 0) throw new IllegalArgumentException("standard deviation must be non-negative");
    return mean + stddev * Ziggurat.normal(this);
  }

  default double nextExponential() {
    return Ziggurat.exponential(this);
  }

  // Can give away generators that are as good as it, without end.
  interface StreamableGenerator extends RandomGenerator {
    static StreamableGenerator of(String name) {
      return RandomGeneratorFactory.<StreamableGenerator>of(name, StreamableGenerator.class).create();
    }

    Stream<RandomGenerator> rngs();

    default Stream<RandomGenerator> rngs(long streamSize) {
      Bounds.checkSize(streamSize);
      return rngs().limit(streamSize);
    }
  }

  // Can be divided in two that look independent.
  interface SplittableGenerator extends StreamableGenerator {
    static SplittableGenerator of(String name) {
      return RandomGeneratorFactory.<SplittableGenerator>of(name, SplittableGenerator.class).create();
    }

    SplittableGenerator split();

    SplittableGenerator split(SplittableGenerator source);

    default Stream<SplittableGenerator> splits() {
      return splits(this);
    }

    Stream<SplittableGenerator> splits(long streamSize);

    Stream<SplittableGenerator> splits(SplittableGenerator source);

    Stream<SplittableGenerator> splits(long streamSize, SplittableGenerator source);

    @Override
    default Stream<RandomGenerator> rngs() {
      return splits().map(g -> g);
    }

    @Override
    default Stream<RandomGenerator> rngs(long streamSize) {
      return splits(streamSize).map(g -> g);
    }
  }

  // Can go ahead by a fixed, large number of steps at once.
  interface JumpableGenerator extends StreamableGenerator {
    static JumpableGenerator of(String name) {
      return RandomGeneratorFactory.<JumpableGenerator>of(name, JumpableGenerator.class).create();
    }

    JumpableGenerator copy();

    void jump();

    double jumpDistance();

    default Stream<RandomGenerator> jumps() {
      return Stream.generate(this::copyAndJump).sequential();
    }

    default Stream<RandomGenerator> jumps(long streamSize) {
      return jumps().limit(streamSize);
    }

    @Override
    default Stream<RandomGenerator> rngs() {
      return jumps();
    }

    @Override
    default Stream<RandomGenerator> rngs(long streamSize) {
      return jumps(streamSize);
    }

    default RandomGenerator copyAndJump() {
      RandomGenerator result = copy();
      jump();
      return result;
    }
  }

  // Has a second distance, much larger.
  interface LeapableGenerator extends JumpableGenerator {
    static LeapableGenerator of(String name) {
      return RandomGeneratorFactory.<LeapableGenerator>of(name, LeapableGenerator.class).create();
    }

    LeapableGenerator copy();

    void leap();

    double leapDistance();

    default Stream<JumpableGenerator> leaps() {
      return Stream.generate(this::copyAndLeap).sequential();
    }

    default Stream<JumpableGenerator> leaps(long streamSize) {
      return leaps().limit(streamSize);
    }

    default JumpableGenerator copyAndLeap() {
      JumpableGenerator result = copy();
      leap();
      return result;
    }
  }

  // Can go ahead by any number of steps.
  interface ArbitrarilyJumpableGenerator extends LeapableGenerator {
    static ArbitrarilyJumpableGenerator of(String name) {
      return RandomGeneratorFactory.<ArbitrarilyJumpableGenerator>of(name, ArbitrarilyJumpableGenerator.class).create();
    }

    ArbitrarilyJumpableGenerator copy();

    void jumpPowerOfTwo(int logDistance);

    void jump(double distance);

    @Override
    default void jump() {
      jump(jumpDistance());
    }

    default Stream<ArbitrarilyJumpableGenerator> jumps(double distance) {
      return Stream.generate(() -> copyAndJump(distance)).sequential();
    }

    default Stream<ArbitrarilyJumpableGenerator> jumps(long streamSize, double distance) {
      return jumps(distance).limit(streamSize);
    }

    @Override
    default void leap() {
      jump(leapDistance());
    }

    default ArbitrarilyJumpableGenerator copyAndJump(double distance) {
      ArbitrarilyJumpableGenerator result = copy();
      jump(distance);
      return result;
    }
  }
}
