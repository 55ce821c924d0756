// Addresses as texts: "127.0.0.1" and shorter forms of it, "::1", "fe80::1%lo".
package java.net;

final class AddressTexts {
  private AddressTexts() {}

  // One to four numbers with points between them, of which the last one fills the bytes that are left; null: it is no such text.
  static byte[] parse4(String text) {
    long[] numbers = new long[4];
    int parts = 0;
    int digits = 0;
    for (int i = 0; i <= text.length(); i++) {
      char c = i < text.length() ? text.charAt(i) : '.';
      if (c == '.') {
        if (digits == 0 || parts == 4) return null;
        parts++;
        digits = 0;
        if (i == text.length()) break;
        if (parts == 4) return null;
      } else {
        if (c < '0' || c > '9' || parts == 4) return null;
        numbers[parts] = numbers[parts] * 10 + c - '0';
        digits++;
        if (numbers[parts] > 0xffffffffL) return null;
      }
    }
    byte[] result = new byte[4];
    for (int i = 0; i < parts - 1; i++) {
      if (numbers[i] > 255) return null;
      result[i] = (byte) numbers[i];
    }
    long last = numbers[parts - 1];
    int room = 5 - parts;
    if (last >= 1L << 8 * room) return null;
    for (int i = 3; i >= parts - 1; i--, last >>= 8) result[i] = (byte) last;
    return result;
  }

  // Eight groups of up to four hexadecimal digits, of which a row of zeros may be left out; the last two may be a text of four
  // numbers. Four bytes if it stands for an address of version 4; null: it is no such text.
  static byte[] parse6(String text) {
    int gap = text.indexOf("::");
    byte[] result = new byte[16];
    if (gap < 0) return groups(text, result, 0) == 16 ? unmapped(result) : null;
    byte[] behind = new byte[16];
    int before = gap == 0 ? 0 : groups(text.substring(0, gap), result, 0);
    int after = gap + 2 == text.length() ? 0 : groups(text.substring(gap + 2), behind, 0);
    if (before < 0 || after < 0 || before + after > 14) return null;
    System.arraycopy(behind, 0, result, 16 - after, after);
    return unmapped(result);
  }

  // How many bytes they fill; negative: they are wrong.
  private static int groups(String text, byte[] to, int at) {
    int start = 0;
    while (true) {
      int colon = text.indexOf(':', start);
      String group = colon < 0 ? text.substring(start) : text.substring(start, colon);
      if (colon < 0 && group.indexOf('.') >= 0) {
        byte[] last = parse4(group);
        if (last == null || group.chars().filter(c -> c == '.').count() != 3 || at + 4 > 16) return -1;
        System.arraycopy(last, 0, to, at, 4);
        return at + 4;
      }
      if (group.isEmpty() || group.length() > 4 || at == 16) return -1;
      int value = 0;
      for (int i = 0; i < group.length(); i++) {
        int digit = Character.digit(group.charAt(i), 16);
        if (digit < 0 || group.charAt(i) > 'f') return -1;
        value = value << 4 | digit;
      }
      to[at++] = (byte) (value >> 8);
      to[at++] = (byte) value;
      if (colon < 0) return at;
      start = colon + 1;
    }
  }

  // An address of version 4 within one of version 6 (::ffff:1.2.3.4) is one of version 4.
  static byte[] unmapped(byte[] address) {
    for (int i = 0; i < 12; i++) {
      if (address[i] != (i < 10 ? 0 : -1)) return address;
    }
    return new byte[] {address[12], address[13], address[14], address[15]};
  }
}
