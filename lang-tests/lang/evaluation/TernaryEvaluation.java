// Only the chosen branch of ?: runs; nesting to the right.
public class TernaryEvaluation {
  static int n;
  static int step(int v) { n += v; return v; }
  static String grade(int p) { return p >= 90 ? "A" : p >= 80 ? "B" : p >= 70 ? "C" : "F"; }

  public static void main(String[] args) {
    int r = step(1) > 0 ? step(10) : step(100);
    System.out.println(r + " " + n);
    r = step(-1) > 0 ? step(10) : step(100);
    System.out.println(r + " " + n);
    for (int p : new int[] {95, 85, 75, 5}) System.out.print(grade(p));
    System.out.println();
    int[] a = {1, 2};
    int[] b = {3, 4};
    (n > 0 ? a : b)[1] = 9;
    System.out.println(a[1] + " " + b[1]);
    int x = n > 1000 ? 1 : n < 0 ? 2 : 3;
    System.out.println(x);
    System.out.println((x == 3 ? "x" : "y") + (x == 2 ? "z" : "w"));
    Runnable run = x == 3 ? () -> System.out.println("lambda 1") : () -> System.out.println("lambda 2");
    run.run();
  }
}
// expect: 10 11
// expect: 100 110
// expect: ABCF
// expect: 9 4
// expect: 3
// expect: xw
// expect: lambda 1
