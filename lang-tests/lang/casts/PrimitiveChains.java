// Chains of casts; casts of constants, of boxes, with parentheses that look like calls.
public class PrimitiveChains {
  public static void main(String[] args) {
    int i = (int) (long) (double) (float) 16777217;
    System.out.println(i);
    System.out.println((byte) (char) (short) -1 + " " + (int) (char) (byte) -1 + " " + (long) (int) 3e9 + " " + (int) (long) 3e9);
    System.out.println((short) (int) 1e5f + " " + (char) 97.9 + " " + (byte) 'é' + " " + (float) 1e-50 + " " + (int) -0.9);
    Object o = 5;
    System.out.println((int) o + 1);
    System.out.println((Integer) o + (int) (Integer) o);
    System.out.println((long) (int) o * 2 + (double) (Integer) o);
    char c = (char) (int) o;
    System.out.println((int) c + (int) 'a');
    Number n = (Number) o;
    Comparable<Integer> cmp = (Comparable<Integer>) o;
    System.out.println(n.intValue() + cmp.compareTo(3));
    System.out.println((o) + "" + (i));
    System.out.println((int) +1 + (int) -1 + (int) ~1);
    long big = (long) 1e18 + (int) 1e9f;
    System.out.println(big);
    System.out.println((String) (Object) "s" + (Object) null);
  }
}
// expect: 16777216
// expect: -1 65535 2147483647 -1294967296
// expect: -31072 a -23 0.0 0
// expect: 6
// expect: 10
// expect: 15.0
// expect: 102
// expect: 6
// expect: 516777216
// expect: -2
// expect: 1000000001000000000
// expect: snull
