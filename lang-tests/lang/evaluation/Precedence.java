// Operator precedence and associativity.
public class Precedence {
  public static void main(String[] args) {
    System.out.println(2 + 3 * 4 - 6 / 2 % 2);
    System.out.println(1 - 2 - 3);
    System.out.println(100 / 10 / 5);
    System.out.println(1 + 2 + "a" + 1 + 2);
    System.out.println(1 << 2 + 3);
    System.out.println((6 & 3) == 2 ? 1 : 0 | 8);
    System.out.println(true || false && false);
    System.out.println(5 > 3 == true);
    System.out.println(1 | 2 ^ 3 & 4);
    System.out.println(-3 * -2 + +1);
    System.out.println((byte) 1 + 2);
    System.out.println((int) 3.7 + 0.5);
    System.out.println((int) (3.7 + 0.5));
    System.out.println(!true == false);
    int a = 1, b = 2, c = 3;
    a = b += c *= 2;
    System.out.println(a + " " + b + " " + c);
    System.out.println(a - -b - - -c);
    System.out.println(a+++b);
    boolean x = a > b && b > c || c > a ^ a == b;
    System.out.println(x);
    System.out.println("" + (a > b ? a : b) + (char) (a + 60));
  }
}
// expect: 13
// expect: -4
// expect: 2
// expect: 3a12
// expect: 32
// expect: 1
// expect: true
// expect: true
// expect: 3
// expect: 7
// expect: 3
// expect: 3.5
// expect: 4
// expect: true
// expect: 8 8 6
// expect: 10
// expect: 16
// expect: true
// expect: 9E
