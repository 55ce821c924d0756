// A character is to be formatted that is no code point.
package java.util;

public class IllegalFormatCodePointException extends IllegalFormatException {
  private final int c;

  public IllegalFormatCodePointException(int c) {
    this.c = c;
  }

  public int getCodePoint() {
    return c;
  }

  @Override
  public String getMessage() {
    return "Code point = 0x" + Integer.toHexString(c);
  }
}
