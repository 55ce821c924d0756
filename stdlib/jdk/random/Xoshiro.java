// xoshiro256++ 1.0 and xoroshiro128++ 1.0 of D. Blackman and S. Vigna, "Scrambled Linear Pseudorandom Number Generators",
// ACM TOMS 47(4), 2021. Their jumps multiply the state by a power of the generator's matrix, given as a polynomial.
package jdk.random;

import java.util.random.RandomGenerator.LeapableGenerator;

abstract class Xoshiro implements LeapableGenerator {
  private static final long[] JUMP_256 = {
    0x180ec6d33cfd0abaL, 0xd5a61266f0c9392cL, 0xa9582618e03fc9aaL, 0x39abdc4529b1661cL};
  private static final long[] LEAP_256 = {
    0x76e15d3efefdcbbfL, 0xc5004e441c522fb3L, 0x77710069854ee241L, 0x39109bb02acbe635L};
  private static final long[] JUMP_128 = {0x2bd7a6a6e99c2ddcL, 0x0992ccaf6a6fca05L};
  private static final long[] LEAP_128 = {0x360fd5f2cf8d5d99L, 0x9c6e6877736c46e3L};

  private final long[] x;  // 2 or 4 words

  Xoshiro(long[] x) {
    this.x = x;
  }

  static long[] words(int count, long seed) {
    seed ^= Mixing.SILVER;
    long[] words = new long[count];
    for (int i = 0; i < count; i++, seed += Mixing.GOLDEN) words[i] = Mixing.stafford13(seed);
    return words;
  }

  // A generator of this class.
  abstract Xoshiro make(long[] words);

  static void advance(long[] x) {
    long t = x[1] << 17;
    x[2] ^= x[0];
    x[3] ^= x[1];
    x[1] ^= x[2];
    x[0] ^= x[3];
    x[2] ^= t;
    x[3] = Long.rotateLeft(x[3], 45);
  }

  @Override
  public long nextLong() {
    long result;
    if (x.length == 4) {
      result = Long.rotateLeft(x[0] + x[3], 23) + x[0];
      advance(x);
    } else {
      result = Long.rotateLeft(x[0] + x[1], 17) + x[0];
      long b = x[1] ^ x[0];
      x[0] = Long.rotateLeft(x[0], 49) ^ b ^ b << 21;
      x[1] = Long.rotateLeft(b, 28);
    }
    return result;
  }

  @Override
  public Xoshiro copy() {
    return make(x.clone());
  }

  @Override
  public void jump() {
    multiply(x.length == 4 ? JUMP_256 : JUMP_128);
  }

  @Override
  public double jumpDistance() {
    return x.length == 4 ? 0x1.0p128 : 0x1.0p64;
  }

  @Override
  public void leap() {
    multiply(x.length == 4 ? LEAP_256 : LEAP_128);
  }

  @Override
  public double leapDistance() {
    return x.length == 4 ? 0x1.0p192 : 0x1.0p96;
  }

  private void multiply(long[] polynomial) {
    long[] sum = new long[x.length];
    for (long word : polynomial) {
      for (int bit = 0; bit < 64; bit++) {
        if ((word >>> bit & 1) != 0) {
          for (int i = 0; i < x.length; i++) sum[i] ^= x[i];
        }
        nextLong();
      }
    }
    System.arraycopy(sum, 0, x, 0, x.length);
  }
}
