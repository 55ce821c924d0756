// Creation, initialisers, length, aliasing, defaults.
public class Basics {
  public static void main(String[] args) {
    int[] a = new int[3];
    int b[] = {1, 2, 3}, c = 5;
    int[] d = b;
    d[0] = 9;
    System.out.println(b[0] + " " + a[2] + " " + c + " " + b.length);
    String[] s = {"x", null, "z",};
    System.out.println(s.length + s[2] + s[1]);
    char[] chars = {'h', 'i', 33};
    System.out.println(new String(chars));
    long[] l = {1, 'a', (byte) 3};
    System.out.println(l[1]);
    double[] e = {1, 2f, 3L};
    System.out.println(e[1] + e[2]);
    System.out.println(new int[] {4, 5, 6}[1]);
    System.out.println(new int[0].length);
    byte[] bytes = {1, -1, (byte) 200};
    System.out.println(bytes[2]);
    boolean[] flags = new boolean[2];
    flags[1] = !flags[0];
    System.out.println(flags[1]);
    Object o = a;
    System.out.println(o instanceof int[]);
    System.out.println(a.equals(b) + " " + a.getClass().getSimpleName() + " " + new String[0][0].getClass().getSimpleName());
    short[] sh = new short[2];
    sh[0] += 5;
    sh[1]--;
    System.out.println(sh[0] + sh[1]);
    float[] f = new float[2];
    f[1] = 1;
    System.out.println(f[1] / 3);
    int[] n = new int['c'];
    System.out.println(n.length);
  }
}
// expect: 9 0 5 3
// expect: 3znull
// expect: hi!
// expect: 97
// expect: 5.0
// expect: 5
// expect: 0
// expect: -56
// expect: true
// expect: true
// expect: false int[] String[][]
// expect: 4
// expect: 0.33333334
// expect: 99
