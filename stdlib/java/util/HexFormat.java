// Bytes and numbers as hexadecimal digits, and back.
package java.util;

import java.io.IOException;
import java.io.UncheckedIOException;

public final class HexFormat {
  private static final HexFormat PLAIN = new HexFormat("", "", "", false);

  private final String delimiter, prefix, suffix;
  private final boolean upperCase;

  private HexFormat(String delimiter, String prefix, String suffix, boolean upperCase) {
    this.delimiter = Objects.requireNonNull(delimiter, "delimiter");
    this.prefix = Objects.requireNonNull(prefix, "prefix");
    this.suffix = Objects.requireNonNull(suffix, "suffix");
    this.upperCase = upperCase;
  }

  public static HexFormat of() {
    return PLAIN;
  }

  public static HexFormat ofDelimiter(String delimiter) {
    return new HexFormat(delimiter, "", "", false);
  }

  public HexFormat withDelimiter(String delimiter) {
    return new HexFormat(delimiter, prefix, suffix, upperCase);
  }

  public HexFormat withPrefix(String prefix) {
    return new HexFormat(delimiter, prefix, suffix, upperCase);
  }

  public HexFormat withSuffix(String suffix) {
    return new HexFormat(delimiter, prefix, suffix, upperCase);
  }

  public HexFormat withUpperCase() {
    return new HexFormat(delimiter, prefix, suffix, true);
  }

  public HexFormat withLowerCase() {
    return new HexFormat(delimiter, prefix, suffix, false);
  }

  public String delimiter() {
    return delimiter;
  }

  public String prefix() {
    return prefix;
  }

  public String suffix() {
    return suffix;
  }

  public boolean isUpperCase() {
    return upperCase;
  }

  public String formatHex(byte[] bytes) {
    return formatHex(bytes, 0, bytes.length);
  }

  public String formatHex(byte[] bytes, int fromIndex, int toIndex) {
    return formatHex(new StringBuilder(), bytes, fromIndex, toIndex).toString();
  }

  public <A extends Appendable> A formatHex(A out, byte[] bytes) {
    return formatHex(out, bytes, 0, bytes.length);
  }

  public <A extends Appendable> A formatHex(A out, byte[] bytes, int fromIndex, int toIndex) {
    Objects.requireNonNull(out, "out");
    Objects.requireNonNull(bytes, "bytes");
    Objects.checkFromToIndex(fromIndex, toIndex, bytes.length);
    try {
      for (int i = fromIndex; i < toIndex; i++) {
        if (i > fromIndex) out.append(delimiter);
        out.append(prefix).append(toHighHexDigit(bytes[i])).append(toLowHexDigit(bytes[i])).append(suffix);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
    return out;
  }

  public byte[] parseHex(CharSequence string) {
    return parseHex(string, 0, string.length());
  }

  public byte[] parseHex(char[] chars, int fromIndex, int toIndex) {
    Objects.requireNonNull(chars, "chars");
    Objects.checkFromToIndex(fromIndex, toIndex, chars.length);
    return parseHex(new String(chars, fromIndex, toIndex - fromIndex));
  }

  public byte[] parseHex(CharSequence string, int fromIndex, int toIndex) {
    Objects.requireNonNull(string, "string");
    Objects.checkFromToIndex(fromIndex, toIndex, string.length());
    String text = string.subSequence(fromIndex, toIndex).toString();
    if (text.isEmpty()) return new byte[0];
    int value = prefix.length() + 2 + suffix.length(), stride = value + delimiter.length();
    if (stride == 2 && text.length() % 2 != 0)
      throw new IllegalArgumentException("string length not even: " + text.length());
    if ((text.length() - value) % stride != 0 || text.length() < value)
      throw new IllegalArgumentException("extra or missing delimiters or values consisting of prefix, two hexadecimal digits, and suffix");
    byte[] bytes = new byte[(text.length() - value) / stride + 1];
    // First what is at both ends, then values and what is between them.
    check(text, 0, prefix);
    check(text, text.length() - suffix.length(), suffix);
    String between = suffix + delimiter + prefix;
    for (int i = 0; i < bytes.length; i++) {
      int at = i * stride + prefix.length();
      if (i > 0) check(text, at - between.length(), between);
      bytes[i] = (byte) (fromHexDigit(text.charAt(at)) << 4 | fromHexDigit(text.charAt(at + 1)));
    }
    return bytes;
  }

  private static void check(String text, int at, String literal) {
    if (text.startsWith(literal, at)) return;
    int wrong = 0;
    while (text.charAt(at + wrong) == literal.charAt(wrong)) wrong++;
    throw new IllegalArgumentException("found: \"" + text.substring(at, at + literal.length()) + "\", expected: \"" + literal
        + "\", index: " + at + " ch: " + (int) text.charAt(at + wrong));
  }

  private char digit(int value) {
    char c = Character.forDigit(value & 15, 16);
    return upperCase ? Character.toUpperCase(c) : c;
  }

  public char toLowHexDigit(int value) {
    return digit(value);
  }

  public char toHighHexDigit(int value) {
    return digit(value >> 4);
  }

  private String digits(long value, int count) {
    char[] text = new char[count];
    for (int i = 0; i < count; i++) text[count - 1 - i] = digit((int) (value >>> 4 * i));
    return new String(text);
  }

  public <A extends Appendable> A toHexDigits(A out, byte value) {
    Objects.requireNonNull(out, "out");
    try {
      out.append(digits(value, 2));
    } catch (IOException e) {
      throw new UncheckedIOException(e.getMessage(), e);
    }
    return out;
  }

  public String toHexDigits(byte value) {
    return digits(value, 2);
  }

  public String toHexDigits(char value) {
    return digits(value, 4);
  }

  public String toHexDigits(short value) {
    return digits(value, 4);
  }

  public String toHexDigits(int value) {
    return digits(value, 8);
  }

  public String toHexDigits(long value) {
    return digits(value, 16);
  }

  public String toHexDigits(long value, int digits) {
    if (digits < 0 || digits > 16) throw new IllegalArgumentException("number of digits: " + digits);
    return digits(value, digits);
  }

  public static boolean isHexDigit(int ch) {
    return ch < 128 && Character.digit(ch, 16) >= 0;
  }

  public static int fromHexDigit(int ch) {
    int value = isHexDigit(ch) ? Character.digit(ch, 16) : -1;
    if (value < 0) throw new NumberFormatException("not a hexadecimal digit: \"" + (char) ch + "\" = " + ch);
    return value;
  }

  private static long fromDigits(CharSequence string, int fromIndex, int toIndex, int most) {
    Objects.requireNonNull(string, "string");
    Objects.checkFromToIndex(fromIndex, toIndex, string.length());
    if (toIndex - fromIndex > most)
      throw new IllegalArgumentException("string length greater than " + most + ": " + (toIndex - fromIndex));
    long value = 0;
    for (int i = fromIndex; i < toIndex; i++) value = value << 4 | fromHexDigit(string.charAt(i));
    return value;
  }

  public static int fromHexDigits(CharSequence string) {
    return (int) fromDigits(string, 0, string.length(), 8);
  }

  public static int fromHexDigits(CharSequence string, int fromIndex, int toIndex) {
    return (int) fromDigits(string, fromIndex, toIndex, 8);
  }

  public static long fromHexDigitsToLong(CharSequence string) {
    return fromDigits(string, 0, string.length(), 16);
  }

  public static long fromHexDigitsToLong(CharSequence string, int fromIndex, int toIndex) {
    return fromDigits(string, fromIndex, toIndex, 16);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof HexFormat && upperCase == ((HexFormat) o).upperCase && delimiter.equals(((HexFormat) o).delimiter)
        && prefix.equals(((HexFormat) o).prefix) && suffix.equals(((HexFormat) o).suffix);
  }

  @Override
  public int hashCode() {
    return 31 * Objects.hash(delimiter, prefix, suffix) + Boolean.hashCode(upperCase);
  }

  @Override
  public String toString() {
    return "uppercase: " + upperCase + ", delimiter: \"" + delimiter + "\", prefix: \"" + prefix + "\", suffix: \"" + suffix + "\"";
  }
}
