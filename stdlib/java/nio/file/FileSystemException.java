// An operation on one or two files has failed.
package java.nio.file;

import java.io.IOException;

public class FileSystemException extends IOException {
  private final String file;
  private final String other;

  public FileSystemException(String file) {
    super((String) null);
    this.file = file;
    other = null;
  }

  public FileSystemException(String file, String other, String reason) {
    super(reason);
    this.file = file;
    this.other = other;
  }

  public String getFile() {
    return file;
  }

  public String getOtherFile() {
    return other;
  }

  public String getReason() {
    return super.getMessage();
  }

  @Override
  public String getMessage() {
    if (file == null && other == null) return getReason();
    StringBuilder b = new StringBuilder();
    if (file != null) b.append(file);
    if (other != null) b.append(" -> ").append(other);
    if (getReason() != null) b.append(": ").append(getReason());
    return b.toString();
  }
}
