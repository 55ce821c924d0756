// Texts as application/x-www-form-urlencoded.
package java.net;

import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.charset.UnsupportedCharsetException;

public class URLEncoder {
  private URLEncoder() {}

  @Deprecated
  public static String encode(String s) {
    return encode(s, Charset.defaultCharset());
  }

  public static String encode(String s, String enc) throws UnsupportedEncodingException {
    if (enc == null) throw new NullPointerException("charsetName");
    try {
      return encode(s, Charset.forName(enc));
    } catch (UnsupportedCharsetException e) {
      throw new UnsupportedEncodingException(enc);
    }
  }

  public static String encode(String s, Charset charset) {
    java.util.Objects.requireNonNull(charset, "charset");
    StringBuilder out = new StringBuilder(s.length());
    for (int i = 0; i < s.length(); ) {
      char c = s.charAt(i);
      if (isPlain(c)) {
        out.append(c == ' ' ? '+' : c);
        i++;
        continue;
      }
      int begin = i;
      while (i < s.length() && !isPlain(s.charAt(i))) i++;
      for (byte b : s.substring(begin, i).getBytes(charset)) {
        out.append('%').append("0123456789ABCDEF".charAt(b >> 4 & 15)).append("0123456789ABCDEF".charAt(b & 15));
      }
    }
    return out.toString();
  }

  private static boolean isPlain(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || ".-*_ ".indexOf(c) >= 0;
  }
}
