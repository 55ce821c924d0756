// The LXM generators of G. Steele and S. Vigna, "LXM: Better Splittable Pseudorandom Number Generators (and Almost as
// Fast)", OOPSLA 2021: a linear congruential generator of 64 or 128 bits and one of the xoroshiro or xoshiro family, added
// and mixed.
package jdk.random;

import java.util.random.RandomGenerator.SplittableGenerator;

abstract class Lxm extends Salted {
  private static final long MULTIPLIER = 0xd1342543de82ef95L;
  private static final long LOW_MULTIPLIER = 0xd605bbb58c8abbfdL;  // of 128 bits; the high half is 1

  private final boolean wide;  // 128 bits
  private final long addHigh;
  private final long add;  // odd
  private long stateHigh;
  private long state;
  private final long[] x;  // 2, 4 or 16 words, not all zero
  private int at;          // of 16 words: the one that is replaced next but one

  // The words are the added number, the state (high halves first, if there are any), and the words of the other generator.
  Lxm(boolean wide, long... words) {
    this.wide = wide;
    int halves = wide ? 2 : 1;
    addHigh = wide ? words[0] : 0;
    add = words[halves - 1] | 1;
    stateHigh = wide ? words[halves] : 0;
    state = words[2 * halves - 1];
    x = new long[words.length - 2 * halves];
    System.arraycopy(words, 2 * halves, x, 0, x.length);
    at = x.length - 1;
    // Of all-zero words nothing but zeros would come.
    if (!Seeds.areZero(x, 0)) return;
    long v = wide ? stateHigh : state;
    for (int i = 0; i < x.length; i++) x[i] = Mixing.stafford13(v += Mixing.GOLDEN);
  }

  static long[] words(boolean wide, int count, long seed) {
    int halves = wide ? 2 : 1;
    long[] words = new long[2 * halves + count];
    seed ^= Mixing.SILVER;
    words[0] = Mixing.murmur(seed);
    if (wide) words[1] = Mixing.murmur(seed += Mixing.GOLDEN);
    words[2 * halves - 1] = 1;
    for (int i = 2 * halves; i < words.length; i++, seed += Mixing.GOLDEN) words[i] = Mixing.stafford13(seed);
    return words;
  }

  static long[] words(boolean wide, int count, byte[] seed) {
    return Seeds.longs(seed, (wide ? 4 : 2) + count, count);
  }

  // A generator of this class.
  abstract SplittableGenerator make(long[] words);

  @Override
  SplittableGenerator split(SplittableGenerator source, long brine) {
    int halves = wide ? 2 : 1;
    long[] words = new long[2 * halves + x.length];
    for (int i = 0; i < words.length; i++) words[i] = i == halves - 1 ? brine << 1 : source.nextLong();
    return make(words);
  }

  long mix(long sum) {
    return Mixing.lea(sum);
  }

  @Override
  public final long nextLong() {
    long result = mix((wide ? stateHigh : state) + (x.length == 16 ? x[at + 1 & 15] : x[0]));
    if (wide) {
      long high = Math.multiplyHigh(LOW_MULTIPLIER, state) + (LOW_MULTIPLIER >> 63 & state) + (state >> 63 & LOW_MULTIPLIER);
      long low = LOW_MULTIPLIER * state;
      stateHigh = LOW_MULTIPLIER * stateHigh + high + state + addHigh;
      state = low + add;
      if (Long.compareUnsigned(state, low) < 0) stateHigh++;
    } else {
      state = MULTIPLIER * state + add;
    }
    advance();
    return result;
  }

  private void advance() {
    if (x.length == 4) {
      Xoshiro.advance(x);
    } else if (x.length == 2) {
      long b = x[1] ^ x[0];
      x[0] = Long.rotateLeft(x[0], 24) ^ b ^ b << 16;
      x[1] = Long.rotateLeft(b, 37);
    } else {
      int last = at;
      at = at + 1 & 15;
      long a = x[at];
      long b = x[last] ^ a;
      x[last] = Long.rotateLeft(a, 25) ^ b ^ b << 27;
      x[at] = Long.rotateLeft(b, 36);
    }
  }
}
