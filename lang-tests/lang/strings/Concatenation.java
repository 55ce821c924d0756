// Every type converts as String.valueOf does.
public class Concatenation {
  static class Named {
    public String toString() { return "named"; }
  }
  static class Nullish {
    public String toString() { return null; }
  }

  public static void main(String[] args) {
    char c = 'x';
    byte b = -1;
    short s = 300;
    float f = 1.0f;
    double d = 100;
    Object none = null;
    char[] chars = {'h', 'i'};
    System.out.println("" + c + b + s + 5 + 6L + f + d + true + none + new Named());
    System.out.println(1 + 2 + "3" + 4 * 5);
    System.out.println('a' + 'b' + "c");
    System.out.println("c" + 'a' + 'b');
    System.out.println("c" + ('a' + 'b'));
    System.out.println(new Nullish() + "!");
    System.out.println("" + null + '\n' + "next");
    System.out.println(String.valueOf(chars) + chars.length);
    System.out.println("-" + -0.0 + 1e10 + 1.0f / 3 + (char) 65 + (int) 'A');
    System.out.println("sum " + (1 + 2) + " product " + 2 * 3);
    System.out.println("" + Double.NaN + Long.MIN_VALUE + Integer.MAX_VALUE);
  }
}
// expect: x-1300561.0100.0truenullnamed
// expect: 3320
// expect: 195c
// expect: cab
// expect: c195
// expect: null!
// expect: null
// expect: next
// expect: hi2
// expect: --0.01.0E100.33333334A65
// expect: sum 3 product 6
// expect: NaN-92233720368547758082147483647
