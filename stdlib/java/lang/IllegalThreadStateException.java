// A thread is not in the right state for the operation.
package java.lang;

public class IllegalThreadStateException extends IllegalArgumentException {
  public IllegalThreadStateException() {
    super();
  }

  public IllegalThreadStateException(String message) {
    super(message);
  }
}
