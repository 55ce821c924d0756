package java.nio.file;

public class ReadOnlyFileSystemException extends UnsupportedOperationException {
  public ReadOnlyFileSystemException() {}
}
