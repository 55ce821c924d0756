// An LXM generator: a linear congruential one of 64 bits and xoroshiro128, mixed by **.
package jdk.random;

public final class L64X128StarStarRandom extends Lxm {
  public L64X128StarStarRandom(long seed) {
    this(words(false, 2, seed));
  }

  public L64X128StarStarRandom(byte[] seed) {
    this(words(false, 2, seed));
  }

  private L64X128StarStarRandom(long[] words) {
    super(false, words);
  }

  @Override
  L64X128StarStarRandom make(long[] words) {
    return new L64X128StarStarRandom(words);
  }

  @Override
  long mix(long sum) {
    return Long.rotateLeft(sum * 5, 7) * 9;
  }
}
