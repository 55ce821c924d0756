// A buffer that says that it is outside of the heap, and can only be read.
package java.nio;

final class DirectByteBufferR extends DirectByteBuffer {
  DirectByteBufferR(byte[] content, int offset, int capacity) {
    super(content, offset, 0, capacity, capacity, true);
  }
}
