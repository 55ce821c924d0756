// An object was cast to a class that it is no instance of.
package java.lang;

public class ClassCastException extends RuntimeException {
  public ClassCastException() {
    super();
  }

  public ClassCastException(String message) {
    super(message);
  }
}
