// Loads and stores of every element type, with narrowing and compound assignment.
public class ElementTypes {
  public static void main(String[] args) {
    boolean[] z = new boolean[3];
    byte[] b = new byte[3];
    char[] c = new char[3];
    short[] s = new short[3];
    int[] i = new int[3];
    long[] l = new long[3];
    float[] f = new float[3];
    double[] d = new double[3];
    Object[] o = new Object[3];
    for (int k = 0; k < 3; k++) {
      z[k] = k % 2 == 0;
      b[k] = (byte) (k * 100);
      c[k] = (char) ('a' + k);
      s[k] = (short) (k * 30000);
      i[k] = k << 30;
      l[k] = 1L << k * 20;
      f[k] = k / 3f;
      d[k] = k / 3.0;
      o[k] = k == 1 ? "s" : k;
    }
    z[1] |= z[0]; b[2] += 100; c[0] += 1; s[1] >>= 2; i[2] >>>= 5; l[2] ^= 5; f[1] *= 3; d[2]--; o[1] += "!";
    for (int k = 0; k < 3; k++) System.out.println(z[k] + " " + b[k] + " " + c[k] + " " + s[k] + " " + i[k] + " " + l[k] + " " + f[k] + " " + d[k] + " " + o[k]);
    System.out.println(b[0]++ + ++b[0] + " " + c[1]-- + --c[1] + " " + l[0]++);
  }
}
// expect: true 0 b 0 0 1 0.0 0.0 0
// expect: true 100 b 7500 1073741824 1048576 1.0 0.3333333333333333 s!
// expect: true 44 c -5536 67108864 1099511627781 0.6666667 -0.33333333333333337 2
// expect: 2 b` 1
