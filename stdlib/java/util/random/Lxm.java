// The LXM generators of G. Steele and S. Vigna, "LXM: Better Splittable Pseudorandom Number Generators (and Almost as
// Fast)", OOPSLA 2021: a linear congruential generator of 64 or 128 bits and one of the xoroshiro or xoshiro family, added
// and mixed.
package java.util.random;

final class Lxm implements RandomGenerator.SplittableGenerator {
  private static final long MULTIPLIER = 0xd1342543de82ef95L;
  private static final long LOW_MULTIPLIER = 0xd605bbb58c8abbfdL;  // of 128 bits; the high half is 1

  private final boolean wide;      // 128 bits
  private final boolean starStar;  // mixed by ** instead of Lea's function
  private final long addHigh;
  private final long add;  // odd
  private long stateHigh;
  private long state;
  private final long[] x;  // 2, 4 or 16 words, not all zero
  private int at;          // of 16 words: the one that is replaced next but one

  private Lxm(boolean wide, boolean starStar, long addHigh, long add, long stateHigh, long state, long[] x) {
    this.wide = wide;
    this.starStar = starStar;
    this.addHigh = addHigh;
    this.add = add | 1;
    this.stateHigh = stateHigh;
    this.state = state;
    this.x = x;
    at = x.length - 1;
    long any = 0;
    for (long word : x) any |= word;
    // Of all-zero words nothing but zeros would come.
    if (any != 0) return;
    long v = wide ? stateHigh : state;
    for (int i = 0; i < x.length; i++) x[i] = Mixing.stafford13(v += Mixing.GOLDEN);
  }

  static Lxm of(boolean wide, int words, boolean starStar, long seed) {
    seed ^= Mixing.SILVER;
    long first = Mixing.murmur(seed);
    long add = wide ? Mixing.murmur(seed += Mixing.GOLDEN) : first;
    long[] x = new long[words];
    for (int i = 0; i < words; i++, seed += Mixing.GOLDEN) x[i] = Mixing.stafford13(seed);
    return new Lxm(wide, starStar, wide ? first : 0, add, 0, 1, x);
  }

  @Override
  public SplittableGenerator split() {
    return split(this);
  }

  @Override
  public SplittableGenerator split(SplittableGenerator source) {
    long brine = source.nextLong();
    long high = wide ? source.nextLong() : 0;
    long stateHigh = wide ? source.nextLong() : 0;
    long state = source.nextLong();
    long[] x = new long[this.x.length];
    for (int i = 0; i < x.length; i++) x[i] = source.nextLong();
    return new Lxm(wide, starStar, high, brine << 1, stateHigh, state, x);
  }

  @Override
  public long nextLong() {
    long sum = (wide ? stateHigh : state) + (x.length == 16 ? x[at + 1 & 15] : x[0]);
    long result = starStar ? Long.rotateLeft(sum * 5, 7) * 9 : Mixing.lea(sum);
    if (wide) {
      long high = Math.multiplyHigh(LOW_MULTIPLIER, state) + (LOW_MULTIPLIER >> 63 & state) + (state >> 63 & LOW_MULTIPLIER);
      long low = LOW_MULTIPLIER * state;
      stateHigh = LOW_MULTIPLIER * stateHigh + high + state + addHigh;
      state = low + add;
      if (Long.compareUnsigned(state, low) < 0) stateHigh++;
    } else {
      state = MULTIPLIER * state + add;
    }
    advance();
    return result;
  }

  private void advance() {
    if (x.length == 4) {
      Xoshiro.advance(x);
    } else if (x.length == 2) {
      long b = x[1] ^ x[0];
      x[0] = Long.rotateLeft(x[0], 24) ^ b ^ b << 16;
      x[1] = Long.rotateLeft(b, 37);
    } else {
      int last = at;
      at = at + 1 & 15;
      long a = x[at];
      long b = x[last] ^ a;
      x[last] = Long.rotateLeft(a, 25) ^ b ^ b << 27;
      x[at] = Long.rotateLeft(b, 36);
    }
  }

  // The small one, of 32-bit numbers.
  static final class Narrow implements RandomGenerator.SplittableGenerator {
    private static final int MULTIPLIER = 0xadb4a92d;

    private final int add;
    private int state;
    private int x0;
    private int x1;

    Narrow(long seed) {
      seed ^= Mixing.SILVER;
      add = Mixing.murmur((int) (seed >>> 32)) | 1;
      state = 1;
      x0 = Mixing.lea((int) seed);
      x1 = Mixing.lea((int) seed + Mixing.GOLDEN_32);
      avoidZero();
    }

    private Narrow(int add, int state, int x0, int x1) {
      this.add = add | 1;
      this.state = state;
      this.x0 = x0;
      this.x1 = x1;
      avoidZero();
    }

    private void avoidZero() {
      if ((x0 | x1) != 0) return;
      x0 = Mixing.lea(state + Mixing.GOLDEN_32);
      x1 = Mixing.lea(state + Mixing.GOLDEN_32 + Mixing.GOLDEN_32);
    }

    @Override
    public SplittableGenerator split() {
      return split(this);
    }

    @Override
    public SplittableGenerator split(SplittableGenerator source) {
      int brine = (int) source.nextLong();
      return new Narrow(brine << 1, source.nextInt(), source.nextInt(), source.nextInt());
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
}
