// An LXM generator: a linear congruential one of 128 bits and xoshiro256, mixed by Lea's function.
package jdk.random;

public final class L128X256MixRandom extends Lxm {
  public L128X256MixRandom(long seed) {
    this(words(true, 4, seed));
  }

  public L128X256MixRandom(byte[] seed) {
    this(words(true, 4, seed));
  }

  private L128X256MixRandom(long[] words) {
    super(true, words);
  }

  @Override
  L128X256MixRandom make(long[] words) {
    return new L128X256MixRandom(words);
  }
}
