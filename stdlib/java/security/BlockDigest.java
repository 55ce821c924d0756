// What the hashes have in common: blocks of 64 or 128 bytes, the last one filled up with a bit, zeros and the length.
package java.security;

abstract class BlockDigest extends MessageDigest {
  private byte[] block;
  private final int blockBytes, hashBytes;
  private long length;  // bytes so far

  BlockDigest(String algorithm, int blockBytes, int hashBytes) {
    super(algorithm);
    this.blockBytes = blockBytes;
    this.hashBytes = hashBytes;
    block = new byte[blockBytes];
    begin();
  }

  abstract void begin();

  abstract void take(byte[] bytes, int at);

  abstract void write(byte[] hash);

  boolean littleEndian() {
    return false;
  }

  @Override
  protected int engineGetDigestLength() {
    return hashBytes;
  }

  @Override
  protected void engineUpdate(byte input) {
    int at = (int) (length++ % blockBytes);
    block[at] = input;
    if (at == blockBytes - 1) take(block, 0);
  }

  @Override
  protected void engineUpdate(byte[] input, int offset, int len) {
    if (len == 0) return;
    if (offset < 0 || len < 0 || offset > input.length - len) throw new ArrayIndexOutOfBoundsException();
    while (len > 0) {
      int at = (int) (length % blockBytes);
      int count = Math.min(len, blockBytes - at);
      if (count == blockBytes) {
        take(input, offset);
      } else {
        System.arraycopy(input, offset, block, at, count);
        if (at + count == blockBytes) take(block, 0);
      }
      length += count;
      offset += count;
      len -= count;
    }
  }

  @Override
  protected byte[] engineDigest() {
    long bits = length * 8;
    int forLength = blockBytes / 8;
    engineUpdate((byte) 0x80);
    while (length % blockBytes != blockBytes - forLength) engineUpdate((byte) 0);
    for (int i = forLength - 1; i >= 0; i--) {
      int from = littleEndian() ? forLength - 1 - i : i;
      engineUpdate(from < 8 ? (byte) (bits >>> 8 * from) : 0);
    }
    byte[] hash = new byte[(hashBytes + 7) / 8 * 8];
    write(hash);
    engineReset();
    byte[] result = new byte[hashBytes];
    System.arraycopy(hash, 0, result, 0, hashBytes);
    return result;
  }

  @Override
  protected void engineReset() {
    length = 0;
    for (int i = 0; i < block.length; i++) block[i] = 0;
    begin();
  }

  @Override
  public Object clone() throws CloneNotSupportedException {
    BlockDigest copy = (BlockDigest) super.clone();
    copy.block = block.clone();
    return copy;
  }

  private static int bigInt(byte[] b, int at) {
    return b[at] << 24 | (b[at + 1] & 0xff) << 16 | (b[at + 2] & 0xff) << 8 | b[at + 3] & 0xff;
  }

  private static void putInt(int value, byte[] b, int at) {
    for (int i = 0; i < 4 && at + i < b.length; i++) b[at + i] = (byte) (value >>> 24 - 8 * i);
  }

  // Fractional parts of roots of the first primes: the constants of SHA-2.
  private static long[] rootBits(int count, boolean cube) {
    long[] bits = new long[count];
    int prime = 1;
    for (int i = 0; i < count; i++) {
      do prime++; while (!isPrime(prime));
      java.math.BigInteger scaled = java.math.BigInteger.valueOf(prime).shiftLeft(cube ? 192 : 128);
      bits[i] = root(scaled, cube ? 3 : 2).longValue();
    }
    return bits;
  }

  private static boolean isPrime(int n) {
    for (int d = 2; d * d <= n; d++)
      if (n % d == 0) return false;
    return true;
  }

  // The largest integer whose power is at most n.
  private static java.math.BigInteger root(java.math.BigInteger n, int power) {
    java.math.BigInteger low = java.math.BigInteger.ZERO, high = java.math.BigInteger.ONE.shiftLeft(n.bitLength() / power + 1);
    while (high.subtract(low).compareTo(java.math.BigInteger.ONE) > 0) {
      java.math.BigInteger middle = low.add(high).shiftRight(1);
      if (middle.pow(power).compareTo(n) <= 0) low = middle;
      else high = middle;
    }
    return low;
  }

  static final class Md5 extends BlockDigest {
    private static final int[] TURNS = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};
    private static final int[] SINES = sines();
    private int a, b, c, d;

    Md5(String algorithm) {
      super(algorithm, 64, 16);
    }

    @Override
    boolean littleEndian() {
      return true;
    }

    @Override
    void begin() {
      a = 0x67452301;
      b = 0xefcdab89;
      c = 0x98badcfe;
      d = 0x10325476;
    }

    private static int[] sines() {
      int[] all = new int[64];
      for (int i = 0; i < 64; i++) all[i] = (int) (long) Math.floor(Math.abs(StrictMath.sin(i + 1)) * 4294967296.0);
      return all;
    }

    @Override
    void take(byte[] bytes, int at) {
      int[] x = new int[16];
      for (int i = 0; i < 16; i++) x[i] = Integer.reverseBytes(bigInt(bytes, at + 4 * i));
      int p = a, q = b, r = c, s = d;
      for (int i = 0; i < 64; i++) {
        int mixed, word;
        if (i < 16) {
          mixed = q & r | ~q & s;
          word = i;
        } else if (i < 32) {
          mixed = q & s | r & ~s;
          word = 5 * i + 1 & 15;
        } else if (i < 48) {
          mixed = q ^ r ^ s;
          word = 3 * i + 5 & 15;
        } else {
          mixed = r ^ (q | ~s);
          word = 7 * i & 15;
        }
        int sum = p + mixed + x[word] + SINES[i];
        p = s;
        s = r;
        r = q;
        q += Integer.rotateLeft(sum, TURNS[i / 16 * 4 + i % 4]);
      }
      a += p;
      b += q;
      c += r;
      d += s;
    }

    @Override
    void write(byte[] hash) {
      int[] words = {a, b, c, d};
      for (int i = 0; i < 4; i++) putInt(Integer.reverseBytes(words[i]), hash, 4 * i);
    }
  }

  static final class Sha1 extends BlockDigest {
    private int a, b, c, d, e;

    Sha1(String algorithm) {
      super(algorithm, 64, 20);
    }

    @Override
    void begin() {
      a = 0x67452301;
      b = 0xefcdab89;
      c = 0x98badcfe;
      d = 0x10325476;
      e = 0xc3d2e1f0;
    }

    @Override
    void take(byte[] bytes, int at) {
      int[] w = new int[80];
      for (int i = 0; i < 16; i++) w[i] = bigInt(bytes, at + 4 * i);
      for (int i = 16; i < 80; i++) w[i] = Integer.rotateLeft(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
      int p = a, q = b, r = c, s = d, t = e;
      for (int i = 0; i < 80; i++) {
        int mixed = i < 20 ? (q & r | ~q & s) + 0x5a827999
            : i < 40 ? (q ^ r ^ s) + 0x6ed9eba1
            : i < 60 ? (q & r | q & s | r & s) + 0x8f1bbcdc
            : (q ^ r ^ s) + 0xca62c1d6;
        int sum = Integer.rotateLeft(p, 5) + mixed + t + w[i];
        t = s;
        s = r;
        r = Integer.rotateLeft(q, 30);
        q = p;
        p = sum;
      }
      a += p;
      b += q;
      c += r;
      d += s;
      e += t;
    }

    @Override
    void write(byte[] hash) {
      int[] words = {a, b, c, d, e};
      for (int i = 0; i < 5; i++) putInt(words[i], hash, 4 * i);
    }
  }

  static final class Sha256 extends BlockDigest {
    private static final int[] CONSTANTS = constants();
    private int[] state;

    Sha256(String algorithm, int hashBytes) {
      super(algorithm, 64, hashBytes);
    }

    @Override
    void begin() {
      state = new int[8];
      if (engineGetDigestLength() == 28) {  // the second halves of those of SHA-384
        for (int i = 0; i < 8; i++) state[i] = (int) rootBits(16, false)[8 + i];
      } else {
        long[] roots = rootBits(8, false);
        for (int i = 0; i < 8; i++) state[i] = (int) (roots[i] >>> 32);
      }
    }

    private static int[] constants() {
      long[] roots = rootBits(64, true);
      int[] all = new int[64];
      for (int i = 0; i < 64; i++) all[i] = (int) (roots[i] >>> 32);
      return all;
    }

    @Override
    void take(byte[] bytes, int at) {
      int[] k = CONSTANTS, w = new int[64], v = state.clone();
      for (int i = 0; i < 16; i++) w[i] = bigInt(bytes, at + 4 * i);
      for (int i = 16; i < 64; i++) {
        int x = w[i - 15], y = w[i - 2];
        w[i] = w[i - 16] + (Integer.rotateRight(x, 7) ^ Integer.rotateRight(x, 18) ^ x >>> 3) + w[i - 7]
            + (Integer.rotateRight(y, 17) ^ Integer.rotateRight(y, 19) ^ y >>> 10);
      }
      for (int i = 0; i < 64; i++) {
        int one = v[7] + (Integer.rotateRight(v[4], 6) ^ Integer.rotateRight(v[4], 11) ^ Integer.rotateRight(v[4], 25))
            + (v[4] & v[5] ^ ~v[4] & v[6]) + k[i] + w[i];
        int two = (Integer.rotateRight(v[0], 2) ^ Integer.rotateRight(v[0], 13) ^ Integer.rotateRight(v[0], 22))
            + (v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]);
        for (int j = 7; j > 0; j--) v[j] = v[j - 1];
        v[4] += one;
        v[0] = one + two;
      }
      for (int i = 0; i < 8; i++) state[i] += v[i];
    }

    @Override
    void write(byte[] hash) {
      for (int i = 0; i < 8; i++) putInt(state[i], hash, 4 * i);
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
      Sha256 copy = (Sha256) super.clone();
      copy.state = state.clone();
      return copy;
    }
  }

  static final class Sha512 extends BlockDigest {
    private static final long[] CONSTANTS = rootBits(80, true);
    private long[] state;

    Sha512(String algorithm, int hashBytes) {
      super(algorithm, 128, hashBytes);
    }

    @Override
    void begin() {
      long[] roots = rootBits(16, false);
      state = new long[8];
      System.arraycopy(roots, engineGetDigestLength() == 48 ? 8 : 0, state, 0, 8);
    }

    private static long bigLong(byte[] b, int at) {
      return (long) bigInt(b, at) << 32 | bigInt(b, at + 4) & 0xffffffffL;
    }

    @Override
    void take(byte[] bytes, int at) {
      long[] k = CONSTANTS, w = new long[80], v = state.clone();
      for (int i = 0; i < 16; i++) w[i] = bigLong(bytes, at + 8 * i);
      for (int i = 16; i < 80; i++) {
        long x = w[i - 15], y = w[i - 2];
        w[i] = w[i - 16] + (Long.rotateRight(x, 1) ^ Long.rotateRight(x, 8) ^ x >>> 7) + w[i - 7]
            + (Long.rotateRight(y, 19) ^ Long.rotateRight(y, 61) ^ y >>> 6);
      }
      for (int i = 0; i < 80; i++) {
        long one = v[7] + (Long.rotateRight(v[4], 14) ^ Long.rotateRight(v[4], 18) ^ Long.rotateRight(v[4], 41))
            + (v[4] & v[5] ^ ~v[4] & v[6]) + k[i] + w[i];
        long two = (Long.rotateRight(v[0], 28) ^ Long.rotateRight(v[0], 34) ^ Long.rotateRight(v[0], 39))
            + (v[0] & v[1] ^ v[0] & v[2] ^ v[1] & v[2]);
        for (int j = 7; j > 0; j--) v[j] = v[j - 1];
        v[4] += one;
        v[0] = one + two;
      }
      for (int i = 0; i < 8; i++) state[i] += v[i];
    }

    @Override
    void write(byte[] hash) {
      for (int i = 0; 8 * i < hash.length; i++) {
        putInt((int) (state[i] >>> 32), hash, 8 * i);
        putInt((int) state[i], hash, 8 * i + 4);
      }
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
      Sha512 copy = (Sha512) super.clone();
      copy.state = state.clone();
      return copy;
    }
  }
}
