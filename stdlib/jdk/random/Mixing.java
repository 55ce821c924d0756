// Functions that mix the bits of a number, and the constants with which seeds are made different.
package jdk.random;

final class Mixing {
  // 2^64 and 2^32 divided by the golden ratio, and 2^64 by the silver ratio's reciprocal: odd, without a pattern.
  static final long GOLDEN = 0x9e3779b97f4a7c15L;
  static final int GOLDEN_32 = 0x9e3779b9;
  static final long SILVER = 0x6a09e667f3bcc909L;
  static final int SILVER_32 = 0x6a09e667;

  private Mixing() {}

  // Variant 13 of D. Stafford, "Better Bit Mixing", 2011.
  static long stafford13(long z) {
    z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }

  // The finalizer of A. Appleby's MurmurHash3.
  static long murmur(long z) {
    z = (z ^ z >>> 33) * 0xff51afd7ed558ccdL;
    z = (z ^ z >>> 33) * 0xc4ceb9fe1a85ec53L;
    return z ^ z >>> 33;
  }

  static int murmur(int z) {
    z = (z ^ z >>> 16) * 0x85ebca6b;
    z = (z ^ z >>> 13) * 0xc2b2ae35;
    return z ^ z >>> 16;
  }

  // By D. Lea (Steele and Vigna, section 4).
  static long lea(long z) {
    z = (z ^ z >>> 32) * 0xdaba0b6eb09322e3L;
    z = (z ^ z >>> 32) * 0xdaba0b6eb09322e3L;
    return z ^ z >>> 32;
  }

  static int lea(int z) {
    z = (z ^ z >>> 16) * 0xd36d884b;
    z = (z ^ z >>> 16) * 0xd36d884b;
    return z ^ z >>> 16;
  }
}
