// Boolean expressions of all shapes as conditions and values.
public class ComplexConditions {
  static int evals;
  static boolean v(int bit, int mask) { evals++; return (mask >> bit & 1) != 0; }

  public static void main(String[] args) {
    for (int m = 0; m < 16; m++) {
      evals = 0;
      boolean a = v(0, m) && (v(1, m) || !v(2, m)) ^ v(3, m);
      boolean b = !(v(0, m) || v(1, m)) == (v(2, m) & v(3, m));
      int c = v(0, m) ? v(1, m) ? 1 : 2 : v(2, m) ? 3 : 4;
      String d;
      if (a && !b || c > 2 && (b || !a)) d = "A";
      else if (!a != b) d = "B";
      else d = "C";
      System.out.print((a ? 1 : 0) + "" + (b ? 1 : 0) + c + d + evals + " ");
    }
    System.out.println();
    boolean x = true, y;
    y = x = !x;
    System.out.println(x + " " + y + " " + (x == y) + " " + (x != !y) + " " + (x | (y = true)) + y);
    while (y ? (x = !x) : false) System.out.println("once");
    System.out.println(x);
  }
}
// expect: 004A7 112B9 014A7 111B8 003A7 012C9 013A7 111B8 004A7 012C9 014A7 011C8 013A7 102A9 003A7 001B8 
// expect: false false true true truetrue
// expect: once
// expect: false
