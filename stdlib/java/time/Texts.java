// Numbers with zeros, and messages that the classes of this package share.
package java.time;

import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;

final class Texts {
  private Texts() {}

  static UnsupportedTemporalTypeException unsupported(TemporalField field) {
    return new UnsupportedTemporalTypeException("Unsupported field: " + field);
  }

  static UnsupportedTemporalTypeException unsupported(TemporalUnit unit) {
    return new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
  }

  // The values of YEAR_OF_ERA in the era of that year.
  static ValueRange yearsOfEra(int year) {
    return ValueRange.of(1, year <= 0 ? Year.MAX_VALUE + 1L : Year.MAX_VALUE);
  }

  static String two(int n) {
    return n < 10 ? "0" + n : "" + n;
  }

  static StringBuilder padded(StringBuilder out, int n, int digits) {
    String text = Integer.toString(n);
    for (int i = text.length(); i < digits; i++) out.append('0');
    return out.append(text);
  }

  // Three, six or nine digits.
  static void appendFraction(StringBuilder out, int nano) {
    if (nano % 1000_000 == 0) {
      padded(out, nano / 1000_000, 3);
    } else if (nano % 1000 == 0) {
      padded(out, nano / 1000, 6);
    } else {
      padded(out, nano, 9);
    }
  }
}
