// The code calls a method that is missing at run time.
package java.lang;

public class NoSuchMethodError extends IncompatibleClassChangeError {
  public NoSuchMethodError() {
    super();
  }

  public NoSuchMethodError(String message) {
    super(message);
  }
}
