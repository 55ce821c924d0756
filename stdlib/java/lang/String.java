// A sequence of UTF-16 units that never changes.
//
// The units are part of the object itself, so a String has no fields and cannot be filled by a
// constructor: for `new String(args)` the compiler calls the method $new with the same parameters.
// The constructors are declared so that it finds them.
package java.lang;

import heddle.Coding;
import heddle.Pieces;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.util.Comparator;
import java.util.Formatter;
import java.util.Iterator;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

public final class String implements java.io.Serializable, Comparable<String>, CharSequence, java.lang.constant.Constable, java.lang.constant.ConstantDesc {
  public static final Comparator<String> CASE_INSENSITIVE_ORDER = new CaseInsensitiveComparator();

  private static final class CaseInsensitiveComparator
      implements Comparator<String>, java.io.Serializable {
    @Override
    public int compare(String a, String b) {
      return a.compareToIgnoreCase(b);
    }

    private Object readResolve() {
      return CASE_INSENSITIVE_ORDER;
    }
  }

  public String() {}

  static String $new() {
    return "".copy();
  }

  public String(String original) {}

  static String $new(String original) {
    return original.copy();
  }

  public String(char[] value) {}

  static String $new(char[] value) {
    return fromChars(value, 0, value.length);
  }

  public String(char[] value, int offset, int count) {}

  static String $new(char[] value, int offset, int count) {
    checkOffsetCount(offset, count, value.length);
    return fromChars(value, offset, count);
  }

  public String(int[] codePoints, int offset, int count) {}

  static String $new(int[] codePoints, int offset, int count) {
    checkOffsetCount(offset, count, codePoints.length);
    StringBuilder out = new StringBuilder(count);
    for (int i = 0; i < count; i++) out.appendCodePoint(codePoints[offset + i]);
    return out.toString();
  }

  public String(byte[] bytes) {}

  static String $new(byte[] bytes) {
    return fromUtf8(bytes, 0, bytes.length);
  }

  public String(byte[] bytes, int offset, int length) {}

  static String $new(byte[] bytes, int offset, int length) {
    checkOffsetCount(offset, length, bytes.length);
    return fromUtf8(bytes, offset, length);
  }

  public String(byte[] bytes, String charsetName) throws UnsupportedEncodingException {}

  static String $new(byte[] bytes, String charsetName) throws UnsupportedEncodingException {
    return Coding.decode(Coding.charset(charsetName), bytes, 0, bytes.length);
  }

  public String(byte[] bytes, int offset, int length, String charsetName) throws UnsupportedEncodingException {}

  static String $new(byte[] bytes, int offset, int length, String charsetName) throws UnsupportedEncodingException {
    Charset charset = Coding.charset(charsetName);
    checkOffsetCount(offset, length, bytes.length);
    return Coding.decode(charset, bytes, offset, length);
  }

  public String(byte[] bytes, Charset charset) {}

  static String $new(byte[] bytes, Charset charset) {
    return Coding.decode(charset, bytes, 0, bytes.length);
  }

  public String(byte[] bytes, int offset, int length, Charset charset) {}

  static String $new(byte[] bytes, int offset, int length, Charset charset) {
    if (charset == null) throw new NullPointerException();
    checkOffsetCount(offset, length, bytes.length);
    return Coding.decode(charset, bytes, offset, length);
  }

  @Deprecated
  public String(byte[] ascii, int hibyte, int offset, int count) {}

  static String $new(byte[] ascii, int hibyte, int offset, int count) {
    checkOffsetCount(offset, count, ascii.length);
    char[] chars = new char[count];
    for (int i = 0; i < count; i++) chars[i] = (char) (hibyte << 8 | ascii[offset + i] & 0xff);
    return fromChars(chars, 0, count);
  }

  @Deprecated
  public String(byte[] ascii, int hibyte) {}

  static String $new(byte[] ascii, int hibyte) {
    return $new(ascii, hibyte, 0, ascii.length);
  }

  // The low halves of characters.
  @Deprecated
  public void getBytes(int srcBegin, int srcEnd, byte[] dst, int dstBegin) {
    checkBoundsBeginEnd(srcBegin, srcEnd, length());
    java.util.Objects.requireNonNull(dst);
    checkOffsetCount(dstBegin, srcEnd - srcBegin, dst.length);
    for (int i = srcBegin; i < srcEnd; i++) dst[dstBegin + i - srcBegin] = (byte) charAt(i);
  }

  public String(StringBuilder builder) {}

  static String $new(StringBuilder builder) {
    return builder.toString();
  }

  public String(StringBuffer buffer) {}

  static String $new(StringBuffer buffer) {
    return buffer.toString();
  }

  private static void checkOffsetCount(int offset, int count, int length) {
    if (offset < 0 || count < 0 || offset > length - count) {
      throw new StringIndexOutOfBoundsException(
          "offset " + offset + ", count " + count + ", length " + length);
    }
  }

  static void checkBoundsBeginEnd(int begin, int end, int length) {
    if (begin < 0 || begin > end || end > length) {
      throw new StringIndexOutOfBoundsException(
          "begin " + begin + ", end " + end + ", length " + length);
    }
  }

  // --- natives. Ranges are checked by the callers unless something else is said.

  private native String copy();  // a new object

  static native String fromChars(char[] value, int offset, int count);

  // Malformed parts read as U+FFFD.
  static native String fromUtf8(byte[] bytes, int offset, int length);

  native void copyChars(int begin, int end, char[] target, int targetBegin);

  private native byte[] utf8();

  @Override
  public native int length();

  // StringIndexOutOfBoundsException as in Java.
  @Override
  public native char charAt(int index);

  @Override
  public native boolean equals(Object anObject);

  @Override
  public native int hashCode();

  private native int compareTo0(String other);

  public native boolean equalsIgnoreCase(String anotherString);

  private native int compareToIgnoreCase0(String other);

  // Checked.
  public native String substring(int beginIndex, int endIndex);

  public native int indexOf(int ch, int fromIndex);

  public native int lastIndexOf(int ch, int fromIndex);

  private native int indexOf0(String str, int fromIndex);

  private native int lastIndexOf0(String str, int fromIndex);

  // Whether `other` lies at this offset; false if it does not fit.
  private native boolean matches0(int offset, String other, int otherOffset, int length, boolean ignoreCase);

  private native String concat0(String str);

  private native String repeat0(int count);

  public native String replace(char oldChar, char newChar);

  public native String toLowerCase();

  public native String toUpperCase();

  public native String trim();

  // Removes white space: at the begin, the end.
  private native String strip0(boolean leading, boolean trailing);

  public String intern() {
    String literal = literal0();
    return literal != null ? literal : Interned.choose(this);
  }

  // The literal of the program's classes that has this text; null: there is none.
  private native String literal0();

  public static native String valueOf(char c);

  // ---

  @Override
  public boolean isEmpty() {
    return length() == 0;
  }

  public boolean isBlank() {
    return strip0(true, false).isEmpty();
  }

  public int codePointAt(int index) {
    int n = length();
    if (index < 0 || index >= n) {
      throw new StringIndexOutOfBoundsException("index " + index + ", length " + n);
    }
    return Character.codePointAt(this, index);
  }

  public int codePointBefore(int index) {
    if (index < 1 || index > length()) throw new StringIndexOutOfBoundsException(index);
    return Character.codePointBefore(this, index);
  }

  public int codePointCount(int beginIndex, int endIndex) {
    return Character.codePointCount(this, beginIndex, endIndex);
  }

  public void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
    checkBoundsBeginEnd(srcBegin, srcEnd, length());
    checkOffsetCount(dstBegin, srcEnd - srcBegin, dst.length);
    copyChars(srcBegin, srcEnd, dst, dstBegin);
  }


  public char[] toCharArray() {
    int n = length();
    char[] result = new char[n];
    copyChars(0, n, result, 0);
    return result;
  }

  public byte[] getBytes() {
    return utf8();
  }

  public byte[] getBytes(String charsetName) throws UnsupportedEncodingException {
    return Coding.encode(Coding.charset(charsetName), this);
  }

  public byte[] getBytes(Charset charset) {
    return Coding.encode(charset, this);
  }

  public boolean contentEquals(CharSequence cs) {
    return CharSequence.compare(this, cs) == 0;
  }

  public boolean contentEquals(StringBuffer sb) {
    return equals(sb.toString());
  }

  @Override
  public int compareTo(String anotherString) {
    return compareTo0(java.util.Objects.requireNonNull(anotherString));
  }

  public int compareToIgnoreCase(String str) {
    return compareToIgnoreCase0(java.util.Objects.requireNonNull(str));
  }

  public boolean regionMatches(int toffset, String other, int ooffset, int len) {
    return matches0(toffset, java.util.Objects.requireNonNull(other), ooffset, len, false);
  }

  public boolean regionMatches(
      boolean ignoreCase, int toffset, String other, int ooffset, int len) {
    return matches0(toffset, java.util.Objects.requireNonNull(other), ooffset, len, ignoreCase);
  }

  public boolean startsWith(String prefix, int toffset) {
    return matches0(toffset, prefix, 0, prefix.length(), false);
  }

  public boolean startsWith(String prefix) {
    return matches0(0, prefix, 0, prefix.length(), false);
  }

  public boolean endsWith(String suffix) {
    return matches0(length() - suffix.length(), suffix, 0, suffix.length(), false);
  }

  public int indexOf(int ch) {
    return indexOf(ch, 0);
  }

  public int lastIndexOf(int ch) {
    return lastIndexOf(ch, length() - 1);
  }

  public int indexOf(String str) {
    return indexOf0(java.util.Objects.requireNonNull(str), 0);
  }

  public int indexOf(String str, int fromIndex) {
    return indexOf0(java.util.Objects.requireNonNull(str), fromIndex);
  }

  public int lastIndexOf(String str) {
    return lastIndexOf0(java.util.Objects.requireNonNull(str), length());
  }

  public int lastIndexOf(String str, int fromIndex) {
    return lastIndexOf0(java.util.Objects.requireNonNull(str), fromIndex);
  }

  public boolean contains(CharSequence s) {
    return indexOf(s.toString()) >= 0;
  }

  public String substring(int beginIndex) {
    return substring(beginIndex, length());
  }

  @Override
  public CharSequence subSequence(int beginIndex, int endIndex) {
    return substring(beginIndex, endIndex);
  }

  public String concat(String str) {
    if (str.isEmpty()) return this;
    return concat0(str);
  }

  public String replace(CharSequence target, CharSequence replacement) {
    String from = target.toString();
    String to = replacement.toString();
    int at = indexOf(from);
    if (at < 0) return this;
    StringBuilder out = new StringBuilder();
    int begin = 0;
    int n = length();
    while (at >= 0) {
      out.append(this, begin, at).append(to);
      begin = at + from.length();
      if (from.isEmpty()) {
        if (at >= n) break;
        out.append(charAt(at));
        begin = at + 1;
        at = begin;
      } else {
        at = indexOf(from, begin);
      }
    }
    if (begin < n) out.append(this, begin, n);
    return out.toString();
  }

  public String toLowerCase(Locale locale) {
    return LocaleCase.lower(this, locale.getLanguage());
  }

  public String toUpperCase(Locale locale) {
    return LocaleCase.upper(this, locale.getLanguage());
  }

  public String strip() {
    return strip0(true, true);
  }

  public String stripLeading() {
    return strip0(true, false);
  }

  public String stripTrailing() {
    return strip0(false, true);
  }

  public String repeat(int count) {
    if (count < 0) throw new IllegalArgumentException("count is negative: " + count);
    if (count == 1) return this;
    int n = length();
    if (n == 0 || count == 0) return "";
    if (Integer.MAX_VALUE / count < n) {
      throw new OutOfMemoryError(
          "Required length exceeds implementation limit");
    }
    return repeat0(count);
  }

  public String indent(int n) {
    if (isEmpty()) return "";
    StringBuilder out = new StringBuilder();
    int begin = 0;
    int length = length();
    while (begin < length) {
      int end = begin;
      while (end < length && charAt(end) != '\n' && charAt(end) != '\r') end++;
      String line = substring(begin, end);
      if (n > 0) {
        out.append(" ".repeat(n)).append(line);
      } else {
        int drop = 0;
        while (drop < -n && drop < line.length() && Character.isWhitespace(line.charAt(drop))) drop++;
        out.append(line, drop, line.length());
      }
      out.append('\n');
      begin = end < length && charAt(end) == '\r' && end + 1 < length && charAt(end + 1) == '\n'
          ? end + 2
          : end + 1;
    }
    return out.toString();
  }

  public boolean matches(String regex) {
    return Pattern.matches(regex, this);
  }

  public String replaceFirst(String regex, String replacement) {
    return Pattern.compile(regex).matcher(this).replaceFirst(replacement);
  }

  public String replaceAll(String regex, String replacement) {
    return Pattern.compile(regex).matcher(this).replaceAll(replacement);
  }

  public String[] split(String regex) {
    return split(regex, 0);
  }

  public String[] split(String regex, int limit) {
    String literal = Pattern.literalOf(regex);
    if (literal == null || literal.isEmpty()) return Pattern.compile(regex).split(this, limit);
    // As Pattern.split, for a delimiter that is no pattern: count first, then cut.
    int pieces = 1;
    int step = literal.length();
    for (int at = indexOf(literal); at >= 0 && pieces != limit; at = indexOf(literal, at + step)) {
      pieces++;
    }
    if (pieces == 1) return new String[] {this};
    String[] result = new String[pieces];
    int begin = 0;
    for (int i = 0; i < pieces - 1; i++) {
      int at = indexOf(literal, begin);
      result[i] = substring(begin, at);
      begin = at + step;
    }
    result[pieces - 1] = substring(begin);
    if (limit != 0) return result;
    int used = pieces;
    while (used > 0 && result[used - 1].isEmpty()) used--;
    if (used == pieces) return result;
    String[] shorter = new String[used];
    System.arraycopy(result, 0, shorter, 0, used);
    return shorter;
  }

  public static String join(CharSequence delimiter, CharSequence... elements) {
    String between = delimiter.toString();
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < elements.length; i++) {
      if (i > 0) out.append(between);
      out.append(String.valueOf(elements[i]));
    }
    return out.toString();
  }

  public static String join(CharSequence delimiter, Iterable<? extends CharSequence> elements) {
    String between = delimiter.toString();
    StringBuilder out = new StringBuilder();
    Iterator<? extends CharSequence> it = elements.iterator();
    boolean first = true;
    while (it.hasNext()) {
      if (!first) out.append(between);
      first = false;
      out.append(String.valueOf(it.next()));
    }
    return out.toString();
  }

  public static String format(String format, Object... args) {
    return new Formatter(new Pieces()).format(format, args).toString();
  }

  public static String format(Locale l, String format, Object... args) {
    return new Formatter(new Pieces(), l).format(format, args).toString();
  }

  public String formatted(Object... args) {
    return new Formatter(new Pieces()).format(this, args).toString();
  }

  @Override
  public String toString() {
    return this;
  }

  public static String valueOf(Object obj) {
    return obj == null ? "null" : obj.toString();
  }

  public static String valueOf(char[] data) {
    return fromChars(data, 0, data.length);
  }

  public static String valueOf(char[] data, int offset, int count) {
    return $new(data, offset, count);
  }

  public static String copyValueOf(char[] data) {
    return fromChars(data, 0, data.length);
  }

  public static String copyValueOf(char[] data, int offset, int count) {
    return $new(data, offset, count);
  }

  public static String valueOf(boolean b) {
    return b ? "true" : "false";
  }

  public static String valueOf(int i) {
    return Integer.toString(i);
  }

  public static String valueOf(long l) {
    return Long.toString(l);
  }

  public static String valueOf(float f) {
    return Float.toString(f);
  }

  public static String valueOf(double d) {
    return Double.toString(d);
  }

  public Stream<String> lines() {
    Stream.Builder<String> lines = Stream.builder();
    int n = length();
    int begin = 0;
    while (begin < n) {
      int end = begin;
      while (end < n && charAt(end) != '\n' && charAt(end) != '\r') end++;
      lines.add(substring(begin, end));
      if (end + 1 < n && charAt(end) == '\r' && charAt(end + 1) == '\n') end++;
      begin = end + 1;
    }
    return lines.build();
  }

  // What the compiler does in text blocks: \b \t \n \f \r \s \" \' \\, octal numbers, and no line end after \.
  public String translateEscapes() {
    StringBuilder out = new StringBuilder(length());
    int i = 0;
    while (i < length()) {
      char c = charAt(i++);
      if (c != '\\') {
        out.append(c);
        continue;
      }
      char escaped = i < length() ? charAt(i++) : '\0';
      int simple = "btnfrs\"'\\".indexOf(escaped);
      if (simple >= 0) {
        out.append("\b\t\n\f\r \"'\\".charAt(simple));
      } else if (escaped >= '0' && escaped <= '7') {
        int most = escaped <= '3' ? 2 : 1;
        int code = escaped - '0';
        for (; most > 0 && i < length() && charAt(i) >= '0' && charAt(i) <= '7'; most--) {
          code = code * 8 + charAt(i++) - '0';
        }
        out.append((char) code);
      } else if (escaped == '\r') {
        if (i < length() && charAt(i) == '\n') i++;
      } else if (escaped != '\n') {
        throw new IllegalArgumentException(
            String.format("Invalid escape sequence: \\%c \\\\u%04X", escaped, (int) escaped));
      }
    }
    return out.toString();
  }

  public <R> R transform(java.util.function.Function<? super String, ? extends R> f) {
    return f.apply(this);
  }

  public int offsetByCodePoints(int index, int codePointOffset) {
    return Character.offsetByCodePoints(this, index, codePointOffset);
  }

  // Without the white space that all lines begin with, and that at their ends, as in text blocks.
  public String stripIndent() {
    if (isEmpty()) return "";
    String[] lines = split("\r\n|\r|\n", -1);
    int common = Integer.MAX_VALUE;
    for (int i = 0; i < lines.length; i++) {
      boolean last = i == lines.length - 1;
      if (lines[i].isBlank() && !last) continue;
      int indent = lines[i].isBlank() ? lines[i].length() : lines[i].length() - lines[i].stripLeading().length();
      common = Math.min(common, indent);
    }
    StringBuilder out = new StringBuilder(length());
    for (int i = 0; i < lines.length; i++) {
      if (i > 0) out.append('\n');
      if (!lines[i].isBlank()) out.append(lines[i].substring(common).stripTrailing());
    }
    return out.toString();
  }

  @Override
  public java.util.Optional<String> describeConstable() {
    return java.util.Optional.of(this);
  }

  @Override
  public String resolveConstantDesc(java.lang.invoke.MethodHandles.Lookup lookup) {
    return this;
  }
}
