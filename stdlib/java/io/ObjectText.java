// Texts in streams of objects: modified UTF-8 (JVMS 4.4.7), of any length.
package java.io;

import java.util.Arrays;

final class ObjectText {
  private ObjectText() {}

  static byte[] encoded(String s) {
    byte[] bytes = new byte[s.length() + 16];
    int n = 0;
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      if (n + 3 > bytes.length) bytes = Arrays.copyOf(bytes, 2 * bytes.length);
      if (c != 0 && c < 0x80) {
        bytes[n++] = (byte) c;
        continue;
      }
      if (c < 0x800) {
        bytes[n++] = (byte) (0xc0 | c >> 6);
      } else {
        bytes[n++] = (byte) (0xe0 | c >> 12);
        bytes[n++] = (byte) (0x80 | c >> 6 & 0x3f);
      }
      bytes[n++] = (byte) (0x80 | c & 0x3f);
    }
    return Arrays.copyOf(bytes, n);
  }

  static String decoded(byte[] bytes) throws UTFDataFormatException {
    try {
      return BinaryForm.text(bytes, bytes.length);
    } catch (UTFDataFormatException e) {
      throw new UTFDataFormatException();  // (without the place, as OpenJDK here)
    }
  }
}
