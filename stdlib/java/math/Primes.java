// Probable primes: trial division, then the test of Miller and Rabin.
package java.math;

import java.util.Random;

final class Primes {
  private static final int SIEVE_LIMIT = 19200;
  private static final int[] BASES = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
  private static int[] small;  // the odd primes below SIEVE_LIMIT

  private Primes() {}

  private static synchronized int[] smallPrimes() {
    if (small != null) return small;
    boolean[] composite = new boolean[SIEVE_LIMIT];
    int count = 0;
    for (int p = 3; p < SIEVE_LIMIT; p += 2) {
      if (composite[p]) continue;
      count++;
      for (int k = p * 3; k < SIEVE_LIMIT; k += 2 * p) composite[k] = true;
    }
    int[] primes = new int[count];
    int n = 0;
    for (int p = 3; p < SIEVE_LIMIT; p += 2) {
      if (!composite[p]) primes[n++] = p;
    }
    small = primes;
    return primes;
  }

  private static int remainder(BigInteger n, int divisor) {
    long rest = 0;
    for (int i = n.mag.length - 1; i >= 0; i--) {
      rest = (rest << 32 | n.mag[i] & Magnitude.MASK) % divisor;
    }
    return (int) rest;
  }

  private static boolean hasSmallFactor(BigInteger n) {
    for (int p : smallPrimes()) {
      if (remainder(n, p) == 0) return !n.equals(BigInteger.valueOf(p));
    }
    return false;
  }

  // n - 1 = d * 2^s; a prime n has a^d = 1, or -1 after some squarings.
  private static boolean passes(BigInteger n, BigInteger base) {
    BigInteger minusOne = n.subtract(BigInteger.ONE);
    int s = minusOne.getLowestSetBit();
    BigInteger x = base.modPow(minusOne.shiftRight(s), n);
    if (x.equals(BigInteger.ONE) || x.equals(minusOne)) return true;
    for (int i = 1; i < s; i++) {
      x = x.multiply(x).mod(n);
      if (x.equals(minusOne)) return true;
      if (x.equals(BigInteger.ONE)) return false;
    }
    return false;
  }

  private static int rounds(int bits, int certainty) {
    int asked = (Math.min(certainty, Integer.MAX_VALUE - 1) + 1) / 2;
    int enough = bits < 100 ? 50 : bits < 256 ? 27 : bits < 512 ? 15 : bits < 768 ? 8 : bits < 1024 ? 4 : 2;
    return Math.min(asked, enough);
  }

  // n is not negative. Takes as many random numbers from rnd as OpenJDK does; the fixed bases come after them.
  static boolean isPrime(BigInteger n, int certainty, Random rnd) {
    if (n.equals(BigInteger.TWO)) return true;
    if (!n.testBit(0) || n.compareTo(BigInteger.ONE) <= 0) return false;
    if (rnd == null) {
      if (hasSmallFactor(n)) return false;
      if (n.bitLength() <= 28) return true;
    } else {
      for (int i = rounds(n.bitLength(), certainty); i > 0; i--) {
        BigInteger base;
        do {
          base = new BigInteger(n.bitLength(), rnd);
        } while (base.compareTo(BigInteger.ONE) <= 0 || base.compareTo(n) >= 0);
        if (!passes(n, base)) return false;
      }
    }
    for (int base : BASES) {
      BigInteger b = BigInteger.valueOf(base);
      if (b.compareTo(n) < 0 && !passes(n, b)) return false;
    }
    return true;
  }

  static BigInteger random(int bits, int certainty, Random rnd) {
    return bits < 95 ? randomSmall(bits, certainty, rnd) : randomLarge(bits, certainty, rnd);
  }

  // Draws numbers with the highest and the lowest bit set.
  private static BigInteger randomSmall(int bits, int certainty, Random rnd) {
    int words = bits + 31 >>> 5;
    int highBit = 1 << (bits + 31 & 31);
    while (true) {
      BigInteger p = BigInteger.ZERO;
      for (int i = 0; i < words; i++) {
        long word = rnd.nextInt();
        if (i == 0) word = word & (highBit << 1) - 1 | highBit;
        p = p.shiftLeft(32).or(BigInteger.valueOf(word & Magnitude.MASK));
      }
      if (bits > 2) p = p.setBit(0);
      if (bits > 6 && dividesUpTo41(p)) continue;
      if (bits < 4 || isPrime(p, certainty, rnd)) return p;
    }
  }

  private static boolean dividesUpTo41(BigInteger p) {
    for (int i = 0; i < 12; i++) {
      if (remainder(p, smallPrimes()[i]) == 0) return true;
    }
    return false;
  }

  // Goes up from a random number.
  private static BigInteger randomLarge(int bits, int certainty, Random rnd) {
    int window = bits / 20 * 64;
    BigInteger start = new BigInteger(bits, rnd).setBit(bits - 1).clearBit(0);
    while (true) {
      for (int i = 0; i < window; i++) {
        BigInteger p = start.add(BigInteger.valueOf(2L * i + 1));
        if (!hasSmallFactor(p) && isPrime(p, certainty, rnd)) {
          if (p.bitLength() == bits) return p;
          break;
        }
      }
      start = start.add(BigInteger.valueOf(2L * window));
      if (start.bitLength() != bits) start = new BigInteger(bits, rnd).setBit(bits - 1);
      start = start.clearBit(0);
    }
  }

  static BigInteger next(BigInteger n) {
    if (n.compareTo(BigInteger.TWO) < 0) return BigInteger.TWO;
    BigInteger p = n.add(BigInteger.ONE).setBit(0);
    while (!isPrime(p, 100, null)) p = p.add(BigInteger.TWO);
    return p;
  }
}
