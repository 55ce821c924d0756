// Following symbolic links leads back to where one has been.
package java.nio.file;

public class FileSystemLoopException extends FileSystemException {
  public FileSystemLoopException(String file) {
    super(file);
  }
}
