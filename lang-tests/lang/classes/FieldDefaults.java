// Default values of fields and array elements.
public class FieldDefaults {
  static class All {
    boolean z; byte b; char c; short s; int i; long l; float f; double d; String str; int[] arr;
  }
  static int si;
  static String ss;

  public static void main(String[] args) {
    All a = new All();
    System.out.println(a.z + " " + a.b + " " + (int) a.c + " " + a.s + " " + a.i + " " + a.l + " " + a.f + " " + a.d + " " + a.str + " " + a.arr);
    System.out.println(si + " " + ss);
    System.out.println(new boolean[1][0].length + " " + new boolean[3].length);
    boolean[] z = new boolean[2];
    char[] c = new char[2];
    double[] d = new double[2];
    String[] s = new String[2];
    int[][] m = new int[2][];
    System.out.println(z[1] + " " + (int) c[1] + " " + d[1] + " " + s[1] + " " + m[1]);
  }
}
// expect: false 0 0 0 0 0 0.0 0.0 null null
// expect: 0 null
// expect: 1 3
// expect: false 0 0.0 null null
