// A way to write text as bytes: UTF-8, ISO-8859-1, US-ASCII and the forms of UTF-16.
package java.nio.charset;

import java.io.UnsupportedEncodingException;

public final class Charset implements Comparable<Charset> {
  static final int UTF_8 = 0;
  static final int LATIN_1 = 1;
  static final int ASCII = 2;
  static final int UTF_16 = 3;
  static final int UTF_16BE = 4;
  static final int UTF_16LE = 5;

  private final String name;
  private final int kind;

  Charset(String name, int kind) {
    this.name = name;
    this.kind = kind;
  }

  private static Charset find(String name) {
    switch (name.toUpperCase()) {
      case "UTF-8":
      case "UTF8":
        return StandardCharsets.UTF_8;
      case "ISO-8859-1":
      case "ISO8859_1":
      case "LATIN1":
        return StandardCharsets.ISO_8859_1;
      case "US-ASCII":
      case "ASCII":
        return StandardCharsets.US_ASCII;
      case "UTF-16":
      case "UTF16":
        return StandardCharsets.UTF_16;
      case "UTF-16BE":
        return StandardCharsets.UTF_16BE;
      case "UTF-16LE":
        return StandardCharsets.UTF_16LE;
      default:
        return null;
    }
  }

  public static Charset forName(String charsetName) {
    Charset found = find(charsetName);
    if (found == null) throw new UnsupportedCharsetException(charsetName);
    return found;
  }

  public static boolean isSupported(String charsetName) {
    return find(charsetName) != null;
  }

  // As the methods that take a name and throw a checked exception look it up.
  public static Charset forEncodingName(String name) throws UnsupportedEncodingException {
    Charset found = find(name);
    if (found == null) throw new UnsupportedEncodingException(name);
    return found;
  }

  public static Charset defaultCharset() {
    return StandardCharsets.UTF_8;
  }

  public String name() {
    return name;
  }

  public String displayName() {
    return name;
  }

  @Override
  public int compareTo(Charset that) {
    return name.compareToIgnoreCase(that.name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public boolean equals(Object ob) {
    return this == ob;
  }

  @Override
  public String toString() {
    return name;
  }

  // For String and the readers and writers.
  public byte[] encode0(String text) {
    if (kind == UTF_8) return text.getBytes();
    int n = text.length();
    if (kind == LATIN_1 || kind == ASCII) {
      char limit = kind == ASCII ? '\u0080' : '\u0100';
      byte[] result = new byte[n];
      int used = 0;
      for (int i = 0; i < n; i++) {
        char c = text.charAt(i);
        if (c < limit) {
          result[used++] = (byte) c;
        } else {
          result[used++] = '?';
          if (i + 1 < n && Character.isSurrogatePair(c, text.charAt(i + 1))) i++;
        }
      }
      if (used == n) return result;
      byte[] shorter = new byte[used];
      System.arraycopy(result, 0, shorter, 0, used);
      return shorter;
    }
    int mark = kind == UTF_16 && n > 0 ? 2 : 0;
    byte[] result = new byte[mark + 2 * n];
    if (mark > 0) {
      result[0] = (byte) 0xfe;
      result[1] = (byte) 0xff;
    }
    for (int i = 0; i < n; i++) {
      char c = text.charAt(i);
      byte high = (byte) (c >> 8);
      byte low = (byte) c;
      result[mark + 2 * i] = kind == UTF_16LE ? low : high;
      result[mark + 2 * i + 1] = kind == UTF_16LE ? high : low;
    }
    return result;
  }

  public String decode(byte[] bytes, int offset, int length) {
    if (kind == UTF_8) return new String(bytes, offset, length);
    if (kind == LATIN_1 || kind == ASCII) {
      char[] chars = new char[length];
      for (int i = 0; i < length; i++) {
        int b = bytes[offset + i] & 0xff;
        chars[i] = kind == ASCII && b > 127 ? '\ufffd' : (char) b;
      }
      return new String(chars);
    }
    boolean little = kind == UTF_16LE;
    int end = offset + length;
    int at = offset;
    if (kind == UTF_16 && length >= 2) {
      int first = (bytes[at] & 0xff) << 8 | bytes[at + 1] & 0xff;
      if (first == 0xfeff || first == 0xfffe) {
        little = first == 0xfffe;
        at += 2;
      }
    }
    char[] chars = new char[(end - at + 1) / 2];
    for (int i = 0; i < chars.length; i++, at += 2) {
      if (at + 1 == end) {
        chars[i] = '\ufffd';
        break;
      }
      int a = bytes[at] & 0xff;
      int b = bytes[at + 1] & 0xff;
      chars[i] = (char) (little ? b << 8 | a : a << 8 | b);
    }
    return new String(chars);
  }
}
