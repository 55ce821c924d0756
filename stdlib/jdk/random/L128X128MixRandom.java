// An LXM generator: a linear congruential one of 128 bits and xoroshiro128, mixed by Lea's function.
package jdk.random;

public final class L128X128MixRandom extends Lxm {
  public L128X128MixRandom(long seed) {
    this(words(true, 2, seed));
  }

  public L128X128MixRandom(byte[] seed) {
    this(words(true, 2, seed));
  }

  private L128X128MixRandom(long[] words) {
    super(true, words);
  }

  @Override
  L128X128MixRandom make(long[] words) {
    return new L128X128MixRandom(words);
  }
}
