// Makes the generators of one algorithm, and says what is known of it.
package java.util.random;

import heddle.VM;
import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.stream.Stream;
import jdk.random.L128X1024MixRandom;
import jdk.random.L128X128MixRandom;
import jdk.random.L128X256MixRandom;
import jdk.random.L32X64MixRandom;
import jdk.random.L64X1024MixRandom;
import jdk.random.L64X128MixRandom;
import jdk.random.L64X128StarStarRandom;
import jdk.random.L64X256MixRandom;
import jdk.random.Xoroshiro128PlusPlus;
import jdk.random.Xoshiro256PlusPlus;

public final class RandomGeneratorFactory<T extends RandomGenerator> {
  private static final Map<String, Algorithm> ALGORITHMS = new HashMap<>();

  static {
    add("L128X1024MixRandom", L128X1024MixRandom::new, L128X1024MixRandom::new);
    add("L128X128MixRandom", L128X128MixRandom::new, L128X128MixRandom::new);
    add("L128X256MixRandom", L128X256MixRandom::new, L128X256MixRandom::new);
    add("L32X64MixRandom", L32X64MixRandom::new, L32X64MixRandom::new);
    add("L64X1024MixRandom", L64X1024MixRandom::new, L64X1024MixRandom::new);
    add("L64X128MixRandom", L64X128MixRandom::new, L64X128MixRandom::new);
    add("L64X128StarStarRandom", L64X128StarStarRandom::new, L64X128StarStarRandom::new);
    add("L64X256MixRandom", L64X256MixRandom::new, L64X256MixRandom::new);
    add("Xoroshiro128PlusPlus", Xoroshiro128PlusPlus::new, Xoroshiro128PlusPlus::new);
    add("Xoshiro256PlusPlus", Xoshiro256PlusPlus::new, Xoshiro256PlusPlus::new);
    // A seed that they cannot have is not used.
    add("Random", Random::new, seed -> new Random());
    add("SecureRandom", seed -> new SecureRandom(), SecureRandom::new);
    add("SplittableRandom", SplittableRandom::new, seed -> new SplittableRandom());
  }

  // How generators are made.
  private static final class Algorithm {
    final LongFunction<RandomGenerator> ofLong;
    final Function<byte[], RandomGenerator> ofBytes;

    Algorithm(LongFunction<RandomGenerator> ofLong, Function<byte[], RandomGenerator> ofBytes) {
      this.ofLong = ofLong;
      this.ofBytes = ofBytes;
    }
  }

  private final String name;

  private RandomGeneratorFactory(String name) {
    this.name = name;
  }

  private static void add(String name, LongFunction<RandomGenerator> ofLong, Function<byte[], RandomGenerator> ofBytes) {
    ALGORITHMS.put(name, new Algorithm(ofLong, ofBytes));
  }

  public static <T extends RandomGenerator> RandomGeneratorFactory<T> of(String name) {
    if (name == null) throw new NullPointerException();
    if (ALGORITHMS.containsKey(name)) return new RandomGeneratorFactory<>(name);
    throw new IllegalArgumentException("No implementation of the random number generator algorithm \"" + name + "\" is available");
  }

  static <T extends RandomGenerator> RandomGeneratorFactory<T> of(String name, Class<? extends RandomGenerator> category) {
    RandomGeneratorFactory<T> factory = of(name);
    if (!factory.is(category)) {
      throw new IllegalArgumentException("The random number generator algorithm \"" + name + "\" is not implemented with the interface \""
          + category.getSimpleName() + "\"");
    }
    return factory;
  }

  public static RandomGeneratorFactory<RandomGenerator> getDefault() {
    return of("L32X64MixRandom");
  }

  public static Stream<RandomGeneratorFactory<RandomGenerator>> all() {
    List<RandomGeneratorFactory<RandomGenerator>> all = new ArrayList<>();
    for (String name : ALGORITHMS.keySet()) all.add(of(name));
    return all.stream();
  }

  private boolean isLxm() {
    return name.startsWith("L");
  }

  private boolean isXoshiro() {
    return name.startsWith("X");
  }

  private boolean is(Class<? extends RandomGenerator> category) {
    if (category == RandomGenerator.SplittableGenerator.class) return isSplittable();
    if (category == RandomGenerator.StreamableGenerator.class) return isStreamable();
    if (category == RandomGenerator.ArbitrarilyJumpableGenerator.class) return isArbitrarilyJumpable();
    return isXoshiro();
  }

  // Of an LXM generator: the bits of its two parts.
  private int linearBits() {
    return Integer.parseInt(name.substring(1, name.indexOf('X')));
  }

  private int xorBits() {
    int begin = name.indexOf('X') + 1;
    int end = begin;
    while (Character.isDigit(name.charAt(end))) end++;
    return Integer.parseInt(name.substring(begin, end));
  }

  public String name() {
    return name;
  }

  public String group() {
    if (isLxm()) return "LXM";
    if (isXoshiro()) return name.startsWith("Xoshiro") ? "Xoshiro" : "Xoroshiro";
    return "Legacy";
  }

  public int stateBits() {
    if (isLxm()) return linearBits() + xorBits();
    switch (name) {
      case "Random": return 48;
      case "SecureRandom": return Integer.MAX_VALUE;
      case "SplittableRandom": return 64;
      case "Xoroshiro128PlusPlus": return 128;
      default: return 256;
    }
  }

  public int equidistribution() {
    if (isLxm()) return linearBits() == 64 ? xorBits() / 64 : 1;
    switch (name) {
      case "Random": return 0;
      case "SecureRandom": return Integer.MAX_VALUE;
      case "Xoshiro256PlusPlus": return 3;
      default: return 1;
    }
  }

  public BigInteger period() {
    BigInteger one = BigInteger.ONE;
    if (isLxm()) return one.shiftLeft(xorBits()).subtract(one).shiftLeft(linearBits());
    if (isXoshiro()) return one.shiftLeft(stateBits()).subtract(one);
    return isStochastic() ? BigInteger.ZERO : one.shiftLeft(stateBits());
  }

  public boolean isStatistical() {
    return !isStochastic();
  }

  public boolean isStochastic() {
    return name.equals("SecureRandom");
  }

  public boolean isHardware() {
    return false;
  }

  public boolean isArbitrarilyJumpable() {
    return false;
  }

  public boolean isJumpable() {
    return isXoshiro();
  }

  public boolean isLeapable() {
    return isXoshiro();
  }

  public boolean isSplittable() {
    return isLxm() || name.equals("SplittableRandom");
  }

  public boolean isStreamable() {
    return isSplittable() || isXoshiro();
  }

  public boolean isDeprecated() {
    return false;
  }

  public T create() {
    return create(VM.nextSeed());
  }

  @SuppressWarnings("unchecked")
  public T create(long seed) {
    return (T) ALGORITHMS.get(name).ofLong.apply(seed);
  }

  @SuppressWarnings("unchecked")
  public T create(byte[] seed) {
    if (seed == null) throw new NullPointerException("seed must not be null");
    return (T) ALGORITHMS.get(name).ofBytes.apply(seed);
  }
}
