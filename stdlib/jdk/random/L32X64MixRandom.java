// The small LXM generator, of 32-bit numbers.
package jdk.random;

import java.util.random.RandomGenerator.SplittableGenerator;

public final class L32X64MixRandom extends Salted {
  private static final int MULTIPLIER = 0xadb4a92d;

  private final int add;
  private int state;
  private int x0;
  private int x1;

  private L32X64MixRandom(int add, int state, int x0, int x1) {
    this.add = add | 1;
    this.state = state;
    this.x0 = x0;
    this.x1 = x1;
    if ((x0 | x1) != 0) return;
    this.x0 = Mixing.lea(state + Mixing.GOLDEN_32);
    this.x1 = Mixing.lea(state + Mixing.GOLDEN_32 + Mixing.GOLDEN_32);
  }

  public L32X64MixRandom(long seed) {
    this(words(seed ^ Mixing.SILVER));
  }

  public L32X64MixRandom(byte[] seed) {
    this(Seeds.ints(seed, 4, 2));
  }

  private L32X64MixRandom(int[] words) {
    this(words[0], words[1], words[2], words[3]);
  }

  private static int[] words(long seed) {
    return new int[] {Mixing.murmur((int) (seed >>> 32)), 1, Mixing.lea((int) seed), Mixing.lea((int) seed + Mixing.GOLDEN_32)};
  }

  @Override
  SplittableGenerator split(SplittableGenerator source, long brine) {
    return new L32X64MixRandom((int) brine << 1, source.nextInt(), source.nextInt(), source.nextInt());
  }

  @Override
  public int nextInt() {
    int result = Mixing.lea(state + x0);
    state = MULTIPLIER * state + add;
    int b = x1 ^ x0;
    x0 = Integer.rotateLeft(x0, 26) ^ b ^ b << 9;
    x1 = Integer.rotateLeft(b, 13);
    return result;
  }

  @Override
  public long nextLong() {
    return (long) nextInt() << 32 ^ nextInt();
  }
}
