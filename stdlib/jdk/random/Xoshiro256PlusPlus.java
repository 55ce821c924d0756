// xoshiro256++ 1.0.
package jdk.random;

public final class Xoshiro256PlusPlus extends Xoshiro {
  public Xoshiro256PlusPlus(long seed) {
    this(words(4, seed));
  }

  public Xoshiro256PlusPlus(byte[] seed) {
    this(Seeds.longs(seed, 4, 4));
  }

  private Xoshiro256PlusPlus(long[] words) {
    super(words);
  }

  @Override
  Xoshiro256PlusPlus make(long[] words) {
    return new Xoshiro256PlusPlus(words);
  }
}
