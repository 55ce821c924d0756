// Formatting of java.math's numbers. It sees them only through their names and their texts, so that a program
// that prints does not reach all of java.math.
package java.util;

final class FormatBig {
  private FormatBig() {}

  private static boolean isA(Object arg, String name) {
    if (!(arg instanceof Number)) return false;
    for (Class<?> c = arg.getClass(); c != null; c = c.getSuperclass()) {
      if (c.getName().equals(name)) return true;
    }
    return false;
  }

  // Digits in the conversion's radix with a sign; null: the argument is no such number.
  static String integer(Object arg, char conversion) {
    if (!isA(arg, "java.math.BigInteger")) return null;
    String decimal = arg.toString();
    if (conversion == 'd') return decimal;
    boolean negative = decimal.startsWith("-");
    String digits = converted(negative ? decimal.substring(1) : decimal, conversion == 'o' ? 8 : 16);
    return negative ? "-" + digits : digits;
  }

  // From radix 10: repeated division, a digit of the result each.
  private static String converted(String decimal, int radix) {
    int[] rest = new int[decimal.length()];
    for (int i = 0; i < rest.length; i++) rest[i] = decimal.charAt(i) - '0';
    StringBuilder digits = new StringBuilder();
    int first = 0;
    do {
      int r = 0;
      for (int i = first; i < rest.length; i++) {
        r = r * 10 + rest[i];
        rest[i] = r / radix;
        r %= radix;
      }
      digits.append(Character.forDigit(r, radix));
      while (first < rest.length && rest[first] == 0) first++;
    } while (first < rest.length);
    return digits.reverse().toString();
  }

  static String real(Object arg, char conversion, int precision) {
    if (!isA(arg, "java.math.BigDecimal")) return null;
    String text = arg.toString();
    String sign = text.startsWith("-") ? "-" : "";
    if (!sign.isEmpty()) text = text.substring(1);
    int exponent = 0;
    int e = text.indexOf('E');
    if (e >= 0) {
      exponent = Integer.parseInt(text.substring(e + 1));
      text = text.substring(0, e);
    }
    int point = text.indexOf('.');
    exponent += point < 0 ? text.length() : point;
    String digits = point < 0 ? text : text.substring(0, point) + text.substring(point + 1);
    int zeros = 0;
    while (zeros < digits.length() - 1 && digits.charAt(zeros) == '0') zeros++;
    return sign + formatted(digits.substring(zeros), exponent - zeros, conversion, precision);
  }

  // 0.digits * 10^exponent
  private static String formatted(String digits, int exponent, char conversion, int precision) {
    boolean zero = digits.equals("0");
    if (conversion == 'f') return FormatNumber.fixed(digits, zero ? 1 : exponent, precision);
    if (conversion == 'e') return FormatNumber.scientific(digits, exponent, precision);
    if (precision == 0) precision = 1;
    String scientific = FormatNumber.scientific(digits, exponent, precision - 1);
    if (zero && exponent != 1) return scientific;
    int after = Integer.parseInt(scientific.substring(scientific.indexOf('e') + 1));
    if (after < -4 || after >= precision) return scientific;
    return FormatNumber.fixed(digits, exponent, precision - 1 - after);
  }
}
