// Makes the generators of one algorithm, and says what is known of it.
package java.util.random;

import heddle.VM;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.Stream;

public final class RandomGeneratorFactory<T extends RandomGenerator> {
  private static final String[] NAMES = {
    "L128X1024MixRandom", "L128X128MixRandom", "L128X256MixRandom", "L32X64MixRandom", "L64X1024MixRandom", "L64X128MixRandom",
    "L64X128StarStarRandom", "L64X256MixRandom", "Random", "SecureRandom", "SplittableRandom", "Xoroshiro128PlusPlus",
    "Xoshiro256PlusPlus"};

  private final String name;

  private RandomGeneratorFactory(String name) {
    this.name = name;
  }

  public static <T extends RandomGenerator> RandomGeneratorFactory<T> of(String name) {
    if (name == null) throw new NullPointerException();
    for (String known : NAMES) {
      if (known.equals(name)) return new RandomGeneratorFactory<>(name);
    }
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
    for (String known : NAMES) all.add(of(known));
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
    return make(VM.nextSeed());
  }

  public T create(long seed) {
    return make(seed);
  }

  @SuppressWarnings("unchecked")
  private T make(long seed) {
    return (T) generator(seed);
  }

  private RandomGenerator generator(long seed) {
    switch (name) {
      case "Random": return new Random(seed);
      // (A seed adds to what it draws.)
      case "SecureRandom": return new java.security.SecureRandom();
      case "SplittableRandom": return new SplittableRandom(seed);
      case "Xoroshiro128PlusPlus": return Xoshiro.of(2, seed);
      case "Xoshiro256PlusPlus": return Xoshiro.of(4, seed);
      case "L32X64MixRandom": return new Lxm.Narrow(seed);
      default: return Lxm.of(linearBits() == 128, xorBits() / 64, name.endsWith("StarStarRandom"), seed);
    }
  }
}
