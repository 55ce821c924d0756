// Unary + and - promote; ~ and !.
public class UnaryOperators {
  public static void main(String[] args) {
    byte b = 5;
    char c = 'A';
    System.out.println(+c);
    System.out.println(-b);
    System.out.println(~b);
    System.out.println(~0L);
    System.out.println(- -b);
    System.out.println(-(-b));
    System.out.println(!true + " " + !false);
    System.out.println(-0.0 + " " + (0.0 == -0.0) + " " + 1 / -0.0);
    double zero = 0;
    System.out.println(-zero);
    System.out.println(0 - zero);
    float f = -0f;
    System.out.println(f);
    System.out.println(~~7 + " " + - ~7);
  }
}
// expect: 65
// expect: -5
// expect: -6
// expect: -1
// expect: 5
// expect: 5
// expect: false true
// expect: -0.0 true -Infinity
// expect: -0.0
// expect: 0.0
// expect: -0.0
// expect: 7 8
