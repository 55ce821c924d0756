// The code uses a field that is missing at run time.
package java.lang;

public class NoSuchFieldError extends IncompatibleClassChangeError {
  public NoSuchFieldError() {
    super();
  }

  public NoSuchFieldError(String message) {
    super(message);
  }
}
