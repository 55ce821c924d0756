// A file system is closed.
package java.nio.file;

public class ClosedFileSystemException extends IllegalStateException {
  public ClosedFileSystemException() {}
}
