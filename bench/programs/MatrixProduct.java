// Product of two matrices, as arrays of arrays of double.
public class MatrixProduct {
  static double[][] matrix(int n, int seed) {
    double[][] m = new double[n][n];
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++) m[i][j] = (i * seed + j) % 7;
    return m;
  }

  public static void main(String[] args) {
    final int n = 300;
    double[][] a = matrix(n, 3), b = matrix(n, 5), c = new double[n][n];
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++) {
        double sum = 0;
        for (int k = 0; k < n; k++) sum += a[i][k] * b[k][j];
        c[i][j] = sum;
      }
    double trace = 0;
    for (int i = 0; i < n; i++) trace += c[i][i];
    System.out.println((long) trace);
  }
}
