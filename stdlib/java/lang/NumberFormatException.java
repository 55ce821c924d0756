// A string does not have the format of a number.
package java.lang;

public class NumberFormatException extends IllegalArgumentException {
  public NumberFormatException() {
    super();
  }

  public NumberFormatException(String message) {
    super(message);
  }

  static NumberFormatException forInputString(String text, int radix) {
    String message = "For input string: \"" + text + "\"";
    return new NumberFormatException(radix == 10 ? message : message + " under radix " + radix);
  }
}
