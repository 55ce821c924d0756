// An LXM generator: a linear congruential one of 64 bits and xoroshiro128, mixed by Lea's function.
package jdk.random;

public final class L64X128MixRandom extends Lxm {
  public L64X128MixRandom(long seed) {
    this(words(false, 2, seed));
  }

  public L64X128MixRandom(byte[] seed) {
    this(words(false, 2, seed));
  }

  private L64X128MixRandom(long[] words) {
    super(false, words);
  }

  @Override
  L64X128MixRandom make(long[] words) {
    return new L64X128MixRandom(words);
  }
}
