// Formatting of numbers of any size. There are none in this library yet.
package java.util;

final class FormatBig {
  private FormatBig() {}

  // Digits in the conversion's radix with a sign; null: the argument is no such number.
  static String integer(Object arg, char conversion) {
    return null;
  }

  static String real(Object arg, char conversion, int precision) {
    return null;
  }
}
