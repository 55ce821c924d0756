// Formatting of dates and times, %t. There are none in this library yet.
package java.util;

final class FormatDate {
  private FormatDate() {}

  static String format(char conversion, Object arg) {
    if (arg == null) return "null";
    throw new IllegalFormatConversionException(conversion, arg.getClass());
  }
}
