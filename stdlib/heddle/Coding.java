// Strings as bytes and back, for the library: the most common charsets in a few steps, others by their encoders and decoders.
// What cannot be converted is replaced.
package heddle;

import java.io.UnsupportedEncodingException;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;

public final class Coding {
  private Coding() {}

  // As the methods that take a name and throw a checked exception look it up.
  public static Charset charset(String name) throws UnsupportedEncodingException {
    if (name == null) throw new NullPointerException("charsetName");
    try {
      return Charset.forName(name);
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      throw new UnsupportedEncodingException(name);
    }
  }

  // Whether each byte is a character of its own.
  public static boolean isLatin(Charset charset) {
    return charset == StandardCharsets.ISO_8859_1 || charset == StandardCharsets.US_ASCII;
  }

  // The name that readers and writers give for it.
  public static String historicalName(Charset charset) {
    String name = charset.name();
    switch (name) {
      case "UTF-8":
        return "UTF8";
      case "US-ASCII":
        return "ASCII";
      case "UTF-16BE":
        return "UnicodeBigUnmarked";
      case "UTF-16LE":
        return "UnicodeLittleUnmarked";
      case "KOI8-R":
        return "KOI8_R";
      default:
        if (name.startsWith("ISO-8859-")) return name.replace("ISO-8859-", "ISO8859_");
        if (name.startsWith("windows-")) return name.replace("windows-", "Cp");
        if (name.startsWith("IBM")) return name.replace("IBM", "Cp");
        return name;
    }
  }

  public static byte[] encode(Charset charset, String text) {
    if (charset == StandardCharsets.UTF_8) return text.getBytes();
    if (isLatin(charset)) return latin(text, charset == StandardCharsets.US_ASCII ? '\u0080' : '\u0100');
    ByteBuffer bytes = charset.encode(text);
    byte[] result = new byte[bytes.remaining()];
    bytes.get(result);
    return result;
  }

  private static byte[] latin(String text, char limit) {
    int n = text.length();
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

  public static String decode(Charset charset, byte[] bytes, int offset, int length) {
    if (charset == StandardCharsets.UTF_8) return new String(bytes, offset, length);
    if (isLatin(charset)) {
      boolean ascii = charset == StandardCharsets.US_ASCII;
      char[] chars = new char[length];
      for (int i = 0; i < length; i++) {
        int b = bytes[offset + i] & 0xff;
        chars[i] = ascii && b > 127 ? '\ufffd' : (char) b;
      }
      return new String(chars);
    }
    return charset.decode(ByteBuffer.wrap(bytes, offset, length)).toString();
  }
}
