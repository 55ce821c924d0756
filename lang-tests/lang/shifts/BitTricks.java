// Population count, power of two, bit reversal, written with shifts.
public class BitTricks {
  static int popCount(int v) {
    int n = 0;
    for (; v != 0; v &= v - 1) n++;
    return n;
  }
  static int reverse(int v) {
    int r = 0;
    for (int i = 0; i < 32; i++, v >>>= 1) r = r << 1 | v & 1;
    return r;
  }
  static long rotate(long v, int d) { return v << d | v >>> -d; }

  public static void main(String[] args) {
    int[] values = {0, 1, -1, 12345, Integer.MIN_VALUE, 0x0f0f0f0f};
    for (int v : values) {
      System.out.println(popCount(v) + " " + Integer.bitCount(v) + " " + reverse(v) + " " + (reverse(v) == Integer.reverse(v)));
    }
    System.out.println(rotate(1L, 65) + " " + Long.toHexString(rotate(0x123456789abcdef0L, 20)));
    System.out.println(Integer.toBinaryString(10 >> 1 << 3 >>> 2));
  }
}
// expect: 0 0 0 true
// expect: 1 1 -2147483648 true
// expect: 32 32 -1 true
// expect: 6 6 -1676935168 true
// expect: 1 1 1 true
// expect: 16 16 -252645136 true
// expect: 2 6789abcdef012345
// expect: 1010
