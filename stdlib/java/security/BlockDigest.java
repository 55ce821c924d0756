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

  // The first 64 bits behind the point of the square roots of the first primes, and of their cube roots: the constants of
  // SHA-2 (FIPS 180-4, 4.2.3, 5.3.5); their upper halves are those of its variants with 32 bits, the lower ones of the second
  // eight those of SHA-224.
  private static final long[] SQUARE_ROOTS = {
    0x6a09e667f3bcc908L, 0xbb67ae8584caa73bL, 0x3c6ef372fe94f82bL, 0xa54ff53a5f1d36f1L,
    0x510e527fade682d1L, 0x9b05688c2b3e6c1fL, 0x1f83d9abfb41bd6bL, 0x5be0cd19137e2179L,
    0xcbbb9d5dc1059ed8L, 0x629a292a367cd507L, 0x9159015a3070dd17L, 0x152fecd8f70e5939L,
    0x67332667ffc00b31L, 0x8eb44a8768581511L, 0xdb0c2e0d64f98fa7L, 0x47b5481dbefa4fa4L,
  };
  private static final long[] CUBE_ROOTS = {
    0x428a2f98d728ae22L, 0x7137449123ef65cdL, 0xb5c0fbcfec4d3b2fL, 0xe9b5dba58189dbbcL,
    0x3956c25bf348b538L, 0x59f111f1b605d019L, 0x923f82a4af194f9bL, 0xab1c5ed5da6d8118L,
    0xd807aa98a3030242L, 0x12835b0145706fbeL, 0x243185be4ee4b28cL, 0x550c7dc3d5ffb4e2L,
    0x72be5d74f27b896fL, 0x80deb1fe3b1696b1L, 0x9bdc06a725c71235L, 0xc19bf174cf692694L,
    0xe49b69c19ef14ad2L, 0xefbe4786384f25e3L, 0x0fc19dc68b8cd5b5L, 0x240ca1cc77ac9c65L,
    0x2de92c6f592b0275L, 0x4a7484aa6ea6e483L, 0x5cb0a9dcbd41fbd4L, 0x76f988da831153b5L,
    0x983e5152ee66dfabL, 0xa831c66d2db43210L, 0xb00327c898fb213fL, 0xbf597fc7beef0ee4L,
    0xc6e00bf33da88fc2L, 0xd5a79147930aa725L, 0x06ca6351e003826fL, 0x142929670a0e6e70L,
    0x27b70a8546d22ffcL, 0x2e1b21385c26c926L, 0x4d2c6dfc5ac42aedL, 0x53380d139d95b3dfL,
    0x650a73548baf63deL, 0x766a0abb3c77b2a8L, 0x81c2c92e47edaee6L, 0x92722c851482353bL,
    0xa2bfe8a14cf10364L, 0xa81a664bbc423001L, 0xc24b8b70d0f89791L, 0xc76c51a30654be30L,
    0xd192e819d6ef5218L, 0xd69906245565a910L, 0xf40e35855771202aL, 0x106aa07032bbd1b8L,
    0x19a4c116b8d2d0c8L, 0x1e376c085141ab53L, 0x2748774cdf8eeb99L, 0x34b0bcb5e19b48a8L,
    0x391c0cb3c5c95a63L, 0x4ed8aa4ae3418acbL, 0x5b9cca4f7763e373L, 0x682e6ff3d6b2b8a3L,
    0x748f82ee5defb2fcL, 0x78a5636f43172f60L, 0x84c87814a1f0ab72L, 0x8cc702081a6439ecL,
    0x90befffa23631e28L, 0xa4506cebde82bde9L, 0xbef9a3f7b2c67915L, 0xc67178f2e372532bL,
    0xca273eceea26619cL, 0xd186b8c721c0c207L, 0xeada7dd6cde0eb1eL, 0xf57d4f7fee6ed178L,
    0x06f067aa72176fbaL, 0x0a637dc5a2c898a6L, 0x113f9804bef90daeL, 0x1b710b35131c471bL,
    0x28db77f523047d84L, 0x32caab7b40c72493L, 0x3c9ebe0a15c9bebcL, 0x431d67c49c100d4cL,
    0x4cc5d4becb3e42b6L, 0x597f299cfc657e2aL, 0x5fcb6fab3ad6faecL, 0x6c44198c4a475817L,
  };

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
        for (int i = 0; i < 8; i++) state[i] = (int) SQUARE_ROOTS[8 + i];
      } else {
        for (int i = 0; i < 8; i++) state[i] = (int) (SQUARE_ROOTS[i] >>> 32);
      }
    }

    private static int[] constants() {
      int[] all = new int[64];
      for (int i = 0; i < 64; i++) all[i] = (int) (CUBE_ROOTS[i] >>> 32);
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
    private long[] state;

    Sha512(String algorithm, int hashBytes) {
      super(algorithm, 128, hashBytes);
    }

    @Override
    void begin() {
      state = new long[8];
      System.arraycopy(SQUARE_ROOTS, engineGetDigestLength() == 48 ? 8 : 0, state, 0, 8);
    }

    private static long bigLong(byte[] b, int at) {
      return (long) bigInt(b, at) << 32 | bigInt(b, at + 4) & 0xffffffffL;
    }

    @Override
    void take(byte[] bytes, int at) {
      long[] k = CUBE_ROOTS, w = new long[80], v = state.clone();
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
