// What the readers and writers of binary values share.
package java.io;

final class BinaryForm {
  private BinaryForm() {}

  // The `bytes` lowest bytes of the value, highest first.
  static byte[] of(long value, int bytes) {
    byte[] b = new byte[bytes];
    for (int i = bytes - 1; i >= 0; i--) {
      b[i] = (byte) value;
      value >>= 8;
    }
    return b;
  }

  static long value(byte[] b) {
    long value = 0;
    for (byte x : b) value = value << 8 | x & 0xff;
    return value;
  }

  static byte[] lowBytes(String s) {
    byte[] b = new byte[s.length()];
    for (int i = 0; i < b.length; i++) b[i] = (byte) s.charAt(i);
    return b;
  }

  static byte[] chars(String s) {
    byte[] b = new byte[2 * s.length()];
    for (int i = 0; i < s.length(); i++) {
      b[2 * i] = (byte) (s.charAt(i) >> 8);
      b[2 * i + 1] = (byte) s.charAt(i);
    }
    return b;
  }

  // Modified UTF-8 (JVMS 4.4.7) behind its length in two bytes.
  static byte[] utf(String s) throws UTFDataFormatException {
    long length = 0;
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      length += c != 0 && c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
    }
    if (length > 65535) {
      String head = s.substring(0, 8);
      String tail = s.substring(s.length() - 8);
      throw new UTFDataFormatException(
          "encoded string (" + head + "..." + tail + ") too long: " + length + " bytes");
    }
    byte[] b = new byte[(int) length + 2];
    b[0] = (byte) (length >> 8);
    b[1] = (byte) length;
    int n = 2;
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      if (c != 0 && c < 0x80) {
        b[n++] = (byte) c;
        continue;
      }
      if (c < 0x800) {
        b[n++] = (byte) (0xc0 | c >> 6);
      } else {
        b[n++] = (byte) (0xe0 | c >> 12);
        b[n++] = (byte) (0x80 | c >> 6 & 0x3f);
      }
      b[n++] = (byte) (0x80 | c & 0x3f);
    }
    return b;
  }

  static String text(byte[] b, int n) throws UTFDataFormatException {
    StringBuilder s = new StringBuilder(n);
    for (int i = 0; i < n; ) {
      int first = b[i] & 0xff;
      int size = first < 0x80 ? 1 : first >> 5 == 6 ? 2 : first >> 4 == 14 ? 3 : 0;
      if (size == 0) throw new UTFDataFormatException("malformed input around byte " + i);
      if (i + size > n) throw new UTFDataFormatException("malformed input: partial character at end");
      int c = size == 1 ? first : size == 2 ? first & 0x1f : first & 0xf;
      for (int k = 1; k < size; k++) {
        if ((b[i + k] & 0xc0) != 0x80) {
          throw new UTFDataFormatException("malformed input around byte " + (i + 2));
        }
        c = c << 6 | b[i + k] & 0x3f;
      }
      s.append((char) c);
      i += size;
    }
    return s.toString();
  }
}
