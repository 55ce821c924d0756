// Long expressions that mix all numeric types.
public class MixedExpressions {
  public static void main(String[] args) {
    byte b = 3; short s = -7; char c = 'x'; int i = 1 << 20; long l = -1L << 35; float f = 0.1f; double d = 1e-3;
    System.out.println(b * s + c / b - i % s);
    System.out.println(l / i * b + c);
    System.out.println(f * i + d * l);
    System.out.println((i + l) / (c - b) >> 2);
    System.out.println((byte) (i + c) + (short) l + (char) (b + 'a'));
    System.out.println(c > s && l < i || d == f);
    System.out.println((int) (f * 100) + (long) (d * 1e6) % 7);
    System.out.println(-b * -s / (double) c);
    System.out.println((b & c) << s & 0xff ^ l >>> 60);
    System.out.println(1 / 2 * 2.0 + 1 / 2.0 * 2 + 1.0f / 2 * 2);
    System.out.println((l + 0.5f) + " " + (l + 0.5) + " " + (i + 0.5f));
    d += f += i >>= b += 2;
    System.out.println(d + " " + f + " " + i + " " + b);
  }
}
// expect: 15
// expect: -98184
// expect: -3.42548807664375E7
// expect: -73416004
// expect: 220
// expect: true
// expect: 16
// expect: -0.175
// expect: 15
// expect: 2.0
// expect: -3.4359738E10 -3.43597383675E10 1048576.5
// expect: 32768.1025625 32768.1 32768 5
