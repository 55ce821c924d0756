// Bit methods, radix output, unsigned arithmetic.
public class Bits {
  public static void main(String[] args) {
    int[] values = {0, 1, -1, 100, Integer.MIN_VALUE, Integer.MAX_VALUE};
    for (int v : values) {
      System.out.println(Integer.toBinaryString(v) + " " + Integer.toHexString(v) + " " + Integer.toOctalString(v) + " " + Integer.toString(v, 36));
      System.out.println(Integer.bitCount(v) + " " + Integer.numberOfLeadingZeros(v) + " " + Integer.numberOfTrailingZeros(v) + " " + Integer.highestOneBit(v) + " " + Integer.lowestOneBit(v) + " " + Integer.reverse(v) + " " + Integer.reverseBytes(v) + " " + Integer.signum(v));
    }
    System.out.println(Integer.rotateLeft(0x80000001, 4) + " " + Integer.rotateRight(1, 1));
    System.out.println(Integer.toUnsignedString(-1) + " " + Integer.divideUnsigned(-1, 2) + " " + Integer.remainderUnsigned(-1, 7) + " " + Integer.compareUnsigned(-1, 1) + " " + Integer.toUnsignedLong(-1));
    System.out.println(Integer.compare(3, 5) + " " + Integer.sum(1, 2) + " " + Integer.max(1, 2) + " " + Integer.min(1, 2) + " " + Integer.hashCode(77) + " " + Integer.SIZE + Integer.BYTES);
    Integer i = 300;
    System.out.println(i.byteValue() + " " + i.doubleValue() + " " + i.compareTo(299) + " " + i.toString().length());
  }
}
// expect: 0 0 0 0
// expect: 0 32 32 0 0 0 0 0
// expect: 1 1 1 1
// expect: 1 31 0 1 1 -2147483648 16777216 1
// expect: 11111111111111111111111111111111 ffffffff 37777777777 -1
// expect: 32 0 0 -2147483648 1 -1 -1 -1
// expect: 1100100 64 144 2s
// expect: 3 25 2 64 4 637534208 1677721600 1
// expect: 10000000000000000000000000000000 80000000 20000000000 -zik0zk
// expect: 1 0 31 -2147483648 -2147483648 1 128 -1
// expect: 1111111111111111111111111111111 7fffffff 17777777777 zik0zj
// expect: 31 1 0 1073741824 1 -2 -129 1
// expect: 24 -2147483648
// expect: 4294967295 2147483647 3 1 4294967295
// expect: -1 3 2 1 77 324
// expect: 44 300.0 1 3
