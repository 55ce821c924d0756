// The bytes of a part of a file (FileChannel.map), or outside of the heap.
package java.nio;

public abstract class MappedByteBuffer extends ByteBuffer {
  MappedByteBuffer(byte[] content, int offset, int position, int limit, int capacity, boolean readOnly) {
    super(content, offset, position, limit, capacity, readOnly);
  }

  @Override
  public MappedByteBuffer slice() {
    return (MappedByteBuffer) super.slice();
  }

  @Override
  public MappedByteBuffer slice(int index, int length) {
    return (MappedByteBuffer) super.slice(index, length);
  }

  @Override
  public MappedByteBuffer duplicate() {
    return (MappedByteBuffer) super.duplicate();
  }

  @Override
  public MappedByteBuffer compact() {
    return (MappedByteBuffer) super.compact();
  }

  public final boolean isLoaded() {
    return true;
  }

  public final MappedByteBuffer load() {
    return this;
  }

  // What has been written is in the file.
  public final MappedByteBuffer force() {
    return this;
  }

  public final MappedByteBuffer force(int index, int length) {
    checkForce(index, length);
    return this;
  }

  // Whether these can be forced; of buffers that are of no file nothing is asked.
  void checkForce(int index, int length) {}

  @Override
  public final MappedByteBuffer position(int newPosition) {
    super.position(newPosition);
    return this;
  }

  @Override
  public final MappedByteBuffer limit(int newLimit) {
    super.limit(newLimit);
    return this;
  }

  @Override
  public final MappedByteBuffer mark() {
    super.mark();
    return this;
  }

  @Override
  public final MappedByteBuffer reset() {
    super.reset();
    return this;
  }

  @Override
  public final MappedByteBuffer clear() {
    super.clear();
    return this;
  }

  @Override
  public final MappedByteBuffer flip() {
    super.flip();
    return this;
  }

  @Override
  public final MappedByteBuffer rewind() {
    super.rewind();
    return this;
  }
}
