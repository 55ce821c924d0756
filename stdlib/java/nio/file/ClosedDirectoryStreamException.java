// A directory's stream is closed.
package java.nio.file;

public class ClosedDirectoryStreamException extends IllegalStateException {
  public ClosedDirectoryStreamException() {}
}
