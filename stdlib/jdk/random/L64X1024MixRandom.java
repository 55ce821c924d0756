// An LXM generator: a linear congruential one of 64 bits and xoroshiro1024, mixed by Lea's function.
package jdk.random;

public final class L64X1024MixRandom extends Lxm {
  public L64X1024MixRandom(long seed) {
    this(words(false, 16, seed));
  }

  public L64X1024MixRandom(byte[] seed) {
    this(words(false, 16, seed));
  }

  private L64X1024MixRandom(long[] words) {
    super(false, words);
  }

  @Override
  L64X1024MixRandom make(long[] words) {
    return new L64X1024MixRandom(words);
  }
}
