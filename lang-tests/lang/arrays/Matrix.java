// Matrix product, transposition, spiral; arrays as parameters and results.
public class Matrix {
  static int[][] mul(int[][] a, int[][] b) {
    int[][] r = new int[a.length][b[0].length];
    for (int i = 0; i < a.length; i++) for (int j = 0; j < b[0].length; j++) for (int k = 0; k < b.length; k++) r[i][j] += a[i][k] * b[k][j];
    return r;
  }
  static int[] spiral(int[][] m) {
    int[] r = new int[m.length * m[0].length];
    int n = 0, t = 0, b = m.length - 1, l = 0, g = m[0].length - 1;
    while (n < r.length) {
      for (int j = l; j <= g && n < r.length; j++) r[n++] = m[t][j];
      t++;
      for (int i = t; i <= b && n < r.length; i++) r[n++] = m[i][g];
      g--;
      for (int j = g; j >= l && n < r.length; j--) r[n++] = m[b][j];
      b--;
      for (int i = b; i >= t && n < r.length; i--) r[n++] = m[i][l];
      l++;
    }
    return r;
  }
  static int[] sieve(int n)[] { return new int[][] {new int[n]}; }

  public static void main(String[] args) {
    System.out.println(java.util.Arrays.deepToString(mul(new int[][] {{1, 2}, {3, 4}}, new int[][] {{5, 6, 7}, {8, 9, 10}})));
    System.out.println(java.util.Arrays.toString(spiral(new int[][] {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}})));
    System.out.println(sieve(4)[0].length);
  }
}
// expect: [[21, 24, 27], [47, 54, 61]]
// expect: [1, 2, 3, 6, 9, 8, 7, 4, 5]
// expect: 4
