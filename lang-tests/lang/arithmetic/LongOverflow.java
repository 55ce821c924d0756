// long wraps at 64 bits.
public class LongOverflow {
  public static void main(String[] args) {
    long max = Long.MAX_VALUE, min = Long.MIN_VALUE;
    System.out.println(max + 1);
    System.out.println(min - 1);
    System.out.println(-min);
    System.out.println(max * max);
    System.out.println(min * min);
    System.out.println(3037000500L * 3037000500L);
    long h = 1125899906842597L;
    for (char c : "overflow".toCharArray()) h = 31 * h + c;
    System.out.println(h);
    long f = 1;
    for (int i = 1; i <= 25; i++) f *= i;
    System.out.println(f);
  }
}
// expect: -9223372036854775808
// expect: 9223372036854775807
// expect: -9223372036854775808
// expect: 1
// expect: 0
// expect: -9223372036709301616
// expect: -4898810361104695577
// expect: 7034535277573963776
