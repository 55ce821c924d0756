// A buffer that says that it is outside of the heap.
package java.nio;

class DirectByteBuffer extends MappedByteBuffer {
  DirectByteBuffer(byte[] content, int offset, int position, int limit, int capacity, boolean readOnly) {
    super(content, offset, position, limit, capacity, readOnly);
  }

  @Override
  ByteBuffer part(int index, int capacity, boolean readOnly) {
    if (readOnly) return new DirectByteBufferR(content, offset + index, capacity);
    return new DirectByteBuffer(content, offset + index, 0, capacity, capacity, false);
  }

  @Override
  public boolean isDirect() {
    return true;
  }

  @Override
  String kind() {
    return readOnly ? "DirectByteBufferR" : "DirectByteBuffer";
  }
}
