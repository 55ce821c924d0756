// A file that parts of are mapped into buffers. What buffers read and write are operations on the file, each of all bytes of one
// value, or of one transfer to or from an array. It stays open, as a mapping does not depend on its channel.
package heddle;

import java.io.IOException;

public final class MappedFile {
  private final OpenFile file;

  MappedFile(OpenFile file) {
    this.file = file;
  }

  // Throws an error where OpenJDK's access to memory fails: where the file has become shorter than it was.
  public void read(byte[] to, int off, int len, long place) {
    try {
      if (len > 0 && file.readAt(to, off, len, place) < len) throw fault();
    } catch (IOException e) {
      throw fault();
    }
  }

  public void write(byte[] from, int off, int len, long place) {
    try {
      if (len > 0 && file.writeAt(from, off, len, place) < len) throw fault();
    } catch (IOException e) {
      throw fault();
    }
  }

  private static InternalError fault() {
    return new InternalError("a fault occurred in an unsafe memory access operation");
  }
}
