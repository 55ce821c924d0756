// Assignment is an expression, from right to left.
public class ChainedAssignment {
  static int f;

  public static void main(String[] args) {
    int a, b, c;
    a = b = c = 7;
    System.out.println(a + b + c);
    int i = 0;
    int[] v = new int[3];
    v[i++] = v[i++] = i;
    System.out.println(v[0] + " " + v[1] + " " + v[2]);
    byte small;
    int big = small = 5;
    System.out.println(big);
    double d = f = (int) 3.9;
    System.out.println(d + " " + f);
    boolean t;
    if (t = a == 7) System.out.println("assigned " + t);
    String s, u;
    s = u = "x";
    System.out.println(s == u);
    while ((i = i * 2) < 100) {}
    System.out.println(i);
  }
}
// expect: 21
// expect: 2 2 0
// expect: 5
// expect: 3.0 3
// expect: assigned true
// expect: true
// expect: 128
