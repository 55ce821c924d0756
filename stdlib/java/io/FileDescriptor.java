// A handle of an open file.
package java.io;

import heddle.OpenFile;

public final class FileDescriptor {
  public static final FileDescriptor in = new FileDescriptor(OpenFile.IN);
  public static final FileDescriptor out = new FileDescriptor(OpenFile.OUT);
  public static final FileDescriptor err = new FileDescriptor(OpenFile.ERR);

  final OpenFile file;

  public FileDescriptor() {
    this(OpenFile.CLOSED);
  }

  FileDescriptor(OpenFile file) {
    this.file = file;
  }

  public boolean valid() {
    try {
      file.position();
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  // What has been written is written.
  public void sync() throws SyncFailedException {
    if (!valid()) throw new SyncFailedException("sync failed");
  }
}
