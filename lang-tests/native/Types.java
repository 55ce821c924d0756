// Run by native_test.py, which builds libtypes.so from types.c.
import heddle.Native;
import heddle.Native.Effect;
import java.util.Arrays;

public class Types {
  static final String L = "./libtypes.so";

  @Native(library = L, symbol = "not_") static native boolean not(boolean x);
  @Native(library = L, symbol = "next_byte") static native byte next(byte x);
  @Native(library = L, symbol = "next_char") static native char next(char x);
  @Native(library = L, symbol = "next_short") static native short next(short x);
  @Native(library = L, symbol = "next_int") static native int next(int x);
  @Native(library = L, symbol = "next_long") static native long next(long x);
  @Native(library = L, symbol = "half_float", effect = Effect.PURE) static native float half(float x);
  @Native(library = L, symbol = "half_double", effect = Native.Effect.PURE) static native double half(double x);
  @Native(library = L, effect = Effect.IRREVERSIBLE)
  static native double many(boolean a, byte b, char c, short d, int e, long f, float g, double h, int i, int j, int k,
      double l, double m, double n, double o, double p, double q, double r, float s);

  @Native(library = L, symbol = "bytes_of") static native int bytesOf(String s);
  @Native(library = L) static native String same(String s);
  @Native(library = L) static native String twice(String s);
  @Native(library = L, symbol = "not_utf8", effect = Effect.PURE) static native String notUtf8();

  @Native(library = L, symbol = "reverse_booleans") static native int reverse(boolean[] x, int n);
  @Native(library = L, symbol = "reverse_bytes") static native int reverse(byte[] x, int n);
  @Native(library = L, symbol = "reverse_chars") static native int reverse(char[] x, int n);
  @Native(library = L, symbol = "reverse_shorts") static native int reverse(short[] x, int n);
  @Native(library = L, symbol = "reverse_ints") static native int reverse(int[] x, int n);
  @Native(library = L, symbol = "reverse_longs") static native int reverse(long[] x, int n);
  @Native(library = L, symbol = "reverse_floats") static native int reverse(float[] x, int n);
  @Native(library = L, symbol = "reverse_doubles") static native int reverse(double[] x, int n);
  @Native(library = L, symbol = "swap_arrays") static native void swap(int[] a, int[] b, int n);
  @Native(library = L, symbol = "write_behind") static native void writeBehind(byte[] x, int n);

  public static void main(String[] args) {
    System.out.println(not(true) + " " + not(false));
    System.out.println(next((byte) 127) + " " + next((byte) -1) + " " + (int) next('\uffff') + " " + next('a') + " "
        + next((short) 32767) + " " + next((short) -2));
    System.out.println(next(Integer.MAX_VALUE) + " " + next(-1) + " " + next(Long.MAX_VALUE) + " " + next(-1L));
    System.out.println(half(3.0f) + " " + half(-0.0f) + " " + half(Float.MIN_VALUE) + " " + half(3.0) + " " + half(Double.NaN));
    System.out.println(many(true, (byte) -2, 'c', (short) -4, 5, -6L, 7.5f, 8.25, 9, 10, -11, 12, 13, 14, 15, 16, 17, 18, 19.5f));

    System.out.println(bytesOf("abc") + " " + bytesOf("") + " " + bytesOf(null) + " " + bytesOf("\u00e4\u20ac\ud83d\ude00"));
    System.out.println(same("gr\u00fc\u00df \u20ac \ud83d\ude00") + " " + same(null) + " [" + same("") + "] " + twice("ab"));
    System.out.println(notUtf8());
    try {
      bytesOf("a\0b");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }

    boolean[] z = {true, false, false};
    byte[] b = {1, 2, -3};
    char[] c = {'a', '\uffff', 'c', 'd'};
    short[] s = {1, -2, 3};
    int[] i = new int[3000];
    for (int k = 0; k < i.length; k++) i[k] = k;
    long[] j = {Long.MIN_VALUE, 2};
    float[] f = {1.5f, Float.NaN};
    double[] d = {1.25, 2, -0.0};
    System.out.println(reverse(z, 3) + reverse(b, 3) + reverse(c, 4) + reverse(s, 3) + reverse(i, 3000) + reverse(j, 2)
        + reverse(f, 2) + reverse(d, 3));
    System.out.println(Arrays.toString(z) + Arrays.toString(b) + (int) c[2] + c[3] + Arrays.toString(s) + i[0] + " " + i[2999]
        + Arrays.toString(j) + Arrays.toString(f) + Arrays.toString(d));
    System.out.println(reverse((int[]) null, 7) + " " + reverse(new double[0], 0));
    int[] p = {1, 2}, q = {3, 4};
    swap(p, q, 2);
    System.out.println(Arrays.toString(p) + Arrays.toString(q));
    try {
      writeBehind(b, 3);
    } catch (InternalError e) {
      System.out.println(e.getMessage() + " " + Arrays.toString(b));
    }
  }
}
