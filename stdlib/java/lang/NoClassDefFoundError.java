// A class that the code needs is missing or failed to initialise.
package java.lang;

public class NoClassDefFoundError extends LinkageError {
  public NoClassDefFoundError() {
    super();
  }

  public NoClassDefFoundError(String message) {
    super(message);
  }
}
