// This thread has been interrupted while it waited for a lock of a file.
package java.nio.channels;

import java.io.IOException;

public class FileLockInterruptionException extends IOException {
  public FileLockInterruptionException() {}
}
