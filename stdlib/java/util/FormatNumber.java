// Decimal digits for Formatter: rounding half up of what Double.toString would print.
package java.util;

final class FormatNumber {
  private FormatNumber() {}

  // "DIGITS@EXPONENT": the absolute value is 0.DIGITS * 10^EXPONENT.
  private static native String digits0(double value);

  // |value| with `precision` digits behind the point.
  static String fixed(double value, int precision) {
    String both = digits0(value);
    int at = both.indexOf('@');
    return fixed(both.substring(0, at), Integer.parseInt(both.substring(at + 1)), precision);
  }

  static String fixed(String digits, int exponent, int precision) {
    String rounded = round(digits, exponent + precision);
    // rounded * 10^-precision, at least one digit before the point.
    StringBuilder out = new StringBuilder();
    for (int i = rounded.length(); i <= precision; i++) out.append('0');
    out.append(rounded);
    if (precision > 0) out.insert(out.length() - precision, '.');
    return out.toString();
  }

  // The first n digits (more: zeros) of 0.digits as a whole number, rounded half up.
  private static String round(String digits, int n) {
    if (n < 0) return "0";
    if (n >= digits.length()) return digits + "0".repeat(n - digits.length());
    boolean up = digits.charAt(n) >= '5';
    String kept = digits.substring(0, n);
    if (!up) return kept.isEmpty() ? "0" : kept;
    StringBuilder out = new StringBuilder(kept);
    int i = n - 1;
    while (i >= 0 && out.charAt(i) == '9') out.setCharAt(i--, '0');
    if (i < 0) {
      out.insert(0, '1');
    } else {
      out.setCharAt(i, (char) (out.charAt(i) + 1));
    }
    return out.toString();
  }

  // |value| as d.ddde+dd with `precision` digits behind the point.
  static String scientific(double value, int precision) {
    String both = digits0(value);
    int at = both.indexOf('@');
    return scientific(both.substring(0, at), value == 0 ? 1 : Integer.parseInt(both.substring(at + 1)), precision);
  }

  static String scientific(String digits, int exponent, int precision) {
    String rounded = round(digits, precision + 1);
    int e = exponent - 1;
    if (rounded.length() > precision + 1) {
      e++;
      rounded = rounded.substring(0, precision + 1);
    }
    StringBuilder out = new StringBuilder(rounded);
    if (precision > 0) out.insert(1, '.');
    out.append('e').append(e < 0 ? '-' : '+');
    e = Math.abs(e);
    if (e < 10) out.append('0');
    return out.append(e).toString();
  }
}
