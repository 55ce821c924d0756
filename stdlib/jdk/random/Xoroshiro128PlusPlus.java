// xoroshiro128++ 1.0.
package jdk.random;

public final class Xoroshiro128PlusPlus extends Xoshiro {
  public Xoroshiro128PlusPlus(long seed) {
    this(words(2, seed));
  }

  public Xoroshiro128PlusPlus(byte[] seed) {
    this(Seeds.longs(seed, 2, 2));
  }

  private Xoroshiro128PlusPlus(long[] words) {
    super(words);
  }

  @Override
  Xoroshiro128PlusPlus make(long[] words) {
    return new Xoroshiro128PlusPlus(words);
  }
}
