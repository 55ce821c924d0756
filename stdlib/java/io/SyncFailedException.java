// A file could not be brought to the disk.
package java.io;

public class SyncFailedException extends IOException {
  public SyncFailedException(String desc) {
    super(desc);
  }
}
