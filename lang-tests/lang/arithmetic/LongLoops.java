// Longer computations: gcd, primes, Collatz, modular powers, hashes.
public class LongLoops {
  static long gcd(long a, long b) { return b == 0 ? a : gcd(b, a % b); }
  static long power(long b, long e, long m) {
    long r = 1;
    for (b %= m; e > 0; e >>= 1, b = b * b % m) if ((e & 1) == 1) r = r * b % m;
    return r;
  }

  public static void main(String[] args) {
    System.out.println(gcd(1071, 462) + " " + gcd(1L << 40, 3L << 35));
    System.out.println(power(3, 1_000_000, 1_000_000_007) + " " + power(2, 62, 1L << 31));
    boolean[] composite = new boolean[10000];
    int primes = 0;
    for (int i = 2; i < composite.length; i++) {
      if (composite[i]) continue;
      primes++;
      for (int j = i * 2; j < composite.length; j += i) composite[j] = true;
    }
    System.out.println(primes);
    int longest = 0, at = 0;
    for (int i = 1; i < 3000; i++) {
      long n = i;
      int steps = 0;
      for (; n != 1; steps++) n = n % 2 == 0 ? n / 2 : 3 * n + 1;
      if (steps > longest) { longest = steps; at = i; }
    }
    System.out.println(at + " " + longest);
    int hash = 0;
    for (int i = 0; i < 50000; i++) hash = hash * 31 + (hash >>> 7 ^ i);
    System.out.println(hash);
    double pi = 0;
    for (int k = 0; k < 20000; k++) pi += (k % 2 == 0 ? 4.0 : -4.0) / (2 * k + 1);
    System.out.println(pi);
  }
}
// expect: 21 34359738368
// expect: 64935414 0
// expect: 1229
// expect: 2919 216
// expect: 899236657
// expect: 3.1415426535898248
