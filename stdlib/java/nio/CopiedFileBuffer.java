// A part of a file as it was when it was mapped; what is written to the buffer stays there (FileChannel.MapMode.PRIVATE).
package java.nio;

import java.util.Objects;

final class CopiedFileBuffer extends DirectByteBuffer {
  CopiedFileBuffer(byte[] content, int offset, int capacity, boolean readOnly) {
    super(content, offset, 0, capacity, capacity, readOnly);
  }

  @Override
  ByteBuffer part(int index, int capacity, boolean readOnly) {
    return new CopiedFileBuffer(content, offset + index, capacity, readOnly);
  }

  @Override
  void checkForce(int index, int length) {
    if (capacity() != 0) Objects.checkFromIndexSize(index, length, limit());
  }
}
