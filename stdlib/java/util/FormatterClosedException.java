// The formatter has been closed.
package java.util;

public class FormatterClosedException extends IllegalStateException {
  public FormatterClosedException() {}
}
