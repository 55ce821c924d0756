// An LXM generator: a linear congruential one of 64 bits and xoshiro256, mixed by Lea's function.
package jdk.random;

public final class L64X256MixRandom extends Lxm {
  public L64X256MixRandom(long seed) {
    this(words(false, 4, seed));
  }

  public L64X256MixRandom(byte[] seed) {
    this(words(false, 4, seed));
  }

  private L64X256MixRandom(long[] words) {
    super(false, words);
  }

  @Override
  L64X256MixRandom make(long[] words) {
    return new L64X256MixRandom(words);
  }
}
