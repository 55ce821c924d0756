// Many parameters of mixed kinds; wide values in between.
public class LongParameterLists {
  static String f(byte a, long b, short c, double d, char e, float g, int h, boolean i, String j, Object k, long l, double m) {
    return a + "," + b + "," + c + "," + d + "," + e + "," + g + "," + h + "," + i + "," + j + "," + k + "," + l + "," + m;
  }
  static long sum(int a, int b, int c, int d, int e, int f, int g, int h, long i, long j) { return a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6 + g * 7 + h * 8 + i * 9 + j * 10; }
  long inst(long a, Object b, double c, int... rest) { return a + b.toString().length() + (long) c + rest.length; }

  public static void main(String[] args) {
    System.out.println(f((byte) 1, 2L, (short) 3, 4.5, 'e', 6.5f, 7, true, "j", null, Long.MIN_VALUE, Double.MAX_VALUE));
    System.out.println(sum(1, 2, 3, 4, 5, 6, 7, 8, 9L, 10L));
    System.out.println(new LongParameterLists().inst(1L << 40, "four", 2.9, 1, 2, 3));
    System.out.println(f((byte) 300, 'a', (byte) -1, 'b', 'c', 5, 'd', !true, "" + null, new int[0].length, 1 << 31, 1 / 3f));
  }
}
// expect: 1,2,3,4.5,e,6.5,7,true,j,null,-9223372036854775808,1.7976931348623157E308
// expect: 385
// expect: 1099511627785
// expect: 44,97,-1,98.0,c,5.0,100,false,null,0,-2147483648,0.3333333432674408
