// What has happened while the iterator of a directory's stream went on.
package java.nio.file;

import java.io.IOException;
import java.util.ConcurrentModificationException;
import java.util.Objects;

public final class DirectoryIteratorException extends ConcurrentModificationException {
  public DirectoryIteratorException(IOException cause) {
    super(Objects.requireNonNull(cause));
  }

  @Override
  public IOException getCause() {
    return (IOException) super.getCause();
  }
}
