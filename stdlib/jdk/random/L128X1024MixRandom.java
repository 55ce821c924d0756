// An LXM generator: a linear congruential one of 128 bits and xoroshiro1024, mixed by Lea's function.
package jdk.random;

public final class L128X1024MixRandom extends Lxm {
  public L128X1024MixRandom(long seed) {
    this(words(true, 16, seed));
  }

  public L128X1024MixRandom(byte[] seed) {
    this(words(true, 16, seed));
  }

  private L128X1024MixRandom(long[] words) {
    super(true, words);
  }

  @Override
  L128X1024MixRandom make(long[] words) {
    return new L128X1024MixRandom(words);
  }
}
