// A class has changed in a way that does not fit the code that uses it.
package java.lang;

public class IncompatibleClassChangeError extends LinkageError {
  public IncompatibleClassChangeError() {
    super();
  }

  public IncompatibleClassChangeError(String message) {
    super(message);
  }
}
