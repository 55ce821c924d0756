// A grave failure of an input or output operation.
package java.io;

public class IOError extends Error {
  public IOError(Throwable cause) {
    super(cause);
  }
}
