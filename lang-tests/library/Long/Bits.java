// Bit methods and radix output of Long.
public class Bits {
  public static void main(String[] args) {
    long[] values = {0L, -1L, 1L << 40, Long.MIN_VALUE, 0x123456789abcdefL};
    for (long v : values) {
      System.out.println(Long.toHexString(v) + " " + Long.toOctalString(v) + " " + Long.toString(v, 7) + " " + Long.bitCount(v) + " " + Long.numberOfLeadingZeros(v) + " " + Long.numberOfTrailingZeros(v) + " " + Long.reverse(v) + " " + Long.reverseBytes(v) + " " + Long.highestOneBit(v) + " " + Long.signum(v) + " " + Long.hashCode(v));
    }
    System.out.println(Long.toBinaryString(10) + " " + Long.rotateLeft(1, 63) + " " + Long.compare(1, 2) + " " + Long.toUnsignedString(-1) + " " + Long.divideUnsigned(-1, 10) + " " + Long.remainderUnsigned(-1, 10));
    System.out.println(Long.parseLong("-zz", 36) + " " + Long.decode("0xff") + " " + Long.sum(1, 2) + " " + Long.max(1, 2));
  }
}
// expect: 0 0 0 0 64 64 0 0 0 0 0
// expect: ffffffffffffffff 1777777777777777777777 -1 64 0 0 -1 -1 -9223372036854775808 -1 0
// expect: 10000000000 20000000000000 142302631426552 1 23 40 8388608 65536 1099511627776 1 256
// expect: 8000000000000000 1000000000000000000000 -22341010611245052052301 1 0 63 1 128 -9223372036854775808 -1 -2147483648
// expect: 123456789abcdef 4432126361152746757 101226656005511246646 32 7 0 -597899502893742976 -1167088121787636991 72057594037927936 1 -2004318072
// expect: 1010 -9223372036854775808 -1 18446744073709551615 1844674407370955161 5
// expect: -1295 255 3 2
