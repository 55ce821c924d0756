// The next token is not of the type that was asked for.
package java.util;

public class InputMismatchException extends NoSuchElementException {
  public InputMismatchException() {
    super();
  }

  public InputMismatchException(String message) {
    super(message);
  }
}
