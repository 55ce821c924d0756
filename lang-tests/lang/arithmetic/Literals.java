// Literals: bases, underscores, suffixes, escapes.
public class Literals {
  public static void main(String[] args) {
    System.out.println(0x7fff_ffff + " " + 0xffffffff + " " + 0x80000000);
    System.out.println(0777 + " " + 00 + " " + 0_17);
    System.out.println(0b1010_1010 + " " + 0B11111111111111111111111111111111);
    System.out.println(0x7fffffffffffffffL + " " + 0xFFFFFFFFFFFFFFFFl + " " + 01000000000000000000000L);
    System.out.println(-2147483648 + " " + -9223372036854775808L);
    System.out.println(1e3 + " " + 1.e2 + " " + .5 + " " + 1d + " " + 1f + " " + 1e-7f + " " + 0f);
    System.out.println(0x1p3 + " " + 0x1.8p1 + " " + 0x.8p0f + " " + 0x1P-1074);
    System.out.println(1_000.000_1 + " " + 1__0);
    System.out.println("tab\tquote\"backslash\\octal\101\7end".length());
    System.out.println("\u0041\u00e9\u4e2d".length() + " " + "\uuuu0042");
    System.out.println('\'' + "" + '"' + '\\' + '\60' + '\u0030');
    System.out.println((int) '\b' + " " + (int) '\f' + " " + (int) '\r' + " " + (int) '\s' + " " + (int) '\377');
    System.out.println(4.9e-324 + " " + 1.7976931348623157e308 + " " + 3.4028235e38f + " " + 1.4e-45f);
  }
}
// expect: 2147483647 -1 -2147483648
// expect: 511 0 15
// expect: 170 -1
// expect: 9223372036854775807 -1 -9223372036854775808
// expect: -2147483648 -9223372036854775808
// expect: 1000.0 100.0 0.5 1.0 1.0 1.0E-7 0.0
// expect: 8.0 3.0 0.5 4.9E-324
// expect: 1000.0001 10
// expect: 30
// expect: 3 B
// expect: '"\00
// expect: 8 12 13 32 255
// expect: 4.9E-324 1.7976931348623157E308 3.4028235E38 1.4E-45
