// parseDouble, compare, special values, bits.
public class ParseAndCompare {
  static void run(String s) {
    try {
      System.out.println(s + " -> " + Double.parseDouble(s));
    } catch (NumberFormatException e) {
      System.out.println(e.getMessage());
    }
  }

  public static void main(String[] args) {
    for (String s : new String[] {"1", "-1.5e3", ".5", "5.", " 2.5 ", "1e400", "-1e-400", "NaN", "Infinity", "-Infinity", "0x1.8p1", "1d", "1f", "", "abc", "1e", "1,5", "4.9e-324", "0.1", "123456789012345678"}) run(s);
    System.out.println(Double.compare(0.0, -0.0) + " " + Double.compare(Double.NaN, 1) + " " + Double.isNaN(0.0 / 0) + " " + Double.isInfinite(1 / 0.0) + " " + Double.isFinite(1));
    System.out.println(Double.doubleToLongBits(1.5) + " " + Double.longBitsToDouble(0x7ff0000000000000L) + " " + Long.toHexString(Double.doubleToRawLongBits(-0.0)));
    System.out.println(Float.floatToIntBits(1.5f) + " " + Float.intBitsToFloat(1) + " " + Float.parseFloat("3.4e38") + " " + Float.parseFloat("1e39"));
    System.out.println(Double.MIN_VALUE + " " + Double.MAX_VALUE + " " + Double.MIN_NORMAL + " " + Float.MIN_VALUE + " " + Float.MAX_VALUE);
    System.out.println(Double.toHexString(1.0) + " " + Double.toHexString(-0.1) + " " + Double.toHexString(Double.MIN_VALUE));
    System.out.println(Double.sum(1, 2) + " " + Double.max(1, Double.NaN) + " " + Double.valueOf("2").intValue() + " " + Double.hashCode(1.5) + " " + Float.hashCode(2f));
  }
}
// expect: 1 -> 1.0
// expect: -1.5e3 -> -1500.0
// expect: .5 -> 0.5
// expect: 5. -> 5.0
// expect:  2.5  -> 2.5
// expect: 1e400 -> Infinity
// expect: -1e-400 -> -0.0
// expect: NaN -> NaN
// expect: Infinity -> Infinity
// expect: -Infinity -> -Infinity
// expect: 0x1.8p1 -> 3.0
// expect: 1d -> 1.0
// expect: 1f -> 1.0
// expect: empty String
// expect: For input string: "abc"
// expect: For input string: "1e"
// expect: For input string: "1,5"
// expect: 4.9e-324 -> 4.9E-324
// expect: 0.1 -> 0.1
// expect: 123456789012345678 -> 1.2345678901234568E17
// expect: 1 1 true true true
// expect: 4609434218613702656 Infinity 8000000000000000
// expect: 1069547520 1.4E-45 3.4E38 Infinity
// expect: 4.9E-324 1.7976931348623157E308 2.2250738585072014E-308 1.4E-45 3.4028235E38
// expect: 0x1.0p0 -0x1.999999999999ap-4 0x0.0000000000001p-1022
// expect: 3.0 NaN 2 1073217536 1073741824
