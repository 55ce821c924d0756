// An array of negative length was asked for.
package java.lang;

public class NegativeArraySizeException extends RuntimeException {
  public NegativeArraySizeException() {
    super();
  }

  public NegativeArraySizeException(String message) {
    super(message);
  }
}
