// Texts from application/x-www-form-urlencoded.
package java.net;

import java.io.ByteArrayOutputStream;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.nio.charset.UnsupportedCharsetException;

public class URLDecoder {
  public URLDecoder() {}

  @Deprecated
  public static String decode(String s) {
    return decode(s, Charset.defaultCharset());
  }

  public static String decode(String s, String enc) throws UnsupportedEncodingException {
    if (enc.isEmpty()) throw new UnsupportedEncodingException("URLDecoder: empty string enc parameter");
    try {
      return decode(s, Charset.forName(enc));
    } catch (UnsupportedCharsetException e) {
      throw new UnsupportedEncodingException(enc);
    }
  }

  public static String decode(String s, Charset charset) {
    java.util.Objects.requireNonNull(charset, "Charset");
    StringBuilder out = new StringBuilder(s.length());
    for (int i = 0; i < s.length(); ) {
      char c = s.charAt(i);
      if (c != '%') {
        out.append(c == '+' ? ' ' : c);
        i++;
        continue;
      }
      ByteArrayOutputStream octets = new ByteArrayOutputStream();
      for (; i < s.length() && s.charAt(i) == '%'; i += 3) {
        if (i + 2 >= s.length()) throw new IllegalArgumentException("URLDecoder: Incomplete trailing escape (%) pattern");
        String digits = s.substring(i + 1, i + 3);
        int value;
        for (int k = 0; k < 2; k++) {
          boolean sign = k == 0 && (digits.charAt(0) == '-' || digits.charAt(0) == '+');
          if (sign || Character.digit(digits.charAt(k), 16) >= 0) continue;
          throw new IllegalArgumentException("URLDecoder: Illegal hex characters in escape (%) pattern - Error at index " + k + " in: \"" + digits + "\"");
        }
        try {
          value = Integer.parseInt(digits, 16);
        } catch (NumberFormatException e) {
          throw new IllegalArgumentException("URLDecoder: Illegal hex characters in escape (%) pattern - " + e.getMessage());
        }
        if (value < 0) throw new IllegalArgumentException("URLDecoder: Illegal hex characters in escape (%) pattern - negative value");
        octets.write(value);
      }
      out.append(octets.toString(charset));
    }
    return out.toString();
  }
}
