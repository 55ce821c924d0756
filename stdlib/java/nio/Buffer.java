// A row of elements with a place in it. Position, limit and mark are plain fields, as the specification has it: threads
// that share a buffer need a lock.
package java.nio;

public abstract class Buffer {
  private int mark = -1;  // -1: none
  private int position;
  private int limit;
  private final int capacity;

  Buffer(int position, int limit, int capacity) {
    if (capacity < 0) throw noCapacity(capacity);
    this.capacity = capacity;
    this.limit = limit;
    this.position = position;
  }

  static IllegalArgumentException noCapacity(int capacity) {
    return new IllegalArgumentException("capacity < 0: (" + capacity + " < 0)");
  }

  public final int capacity() {
    return capacity;
  }

  public final int position() {
    return position;
  }

  public Buffer position(int newPosition) {
    if (newPosition > limit) {
      throw new IllegalArgumentException("newPosition > limit: (" + newPosition + " > " + limit + ")");
    }
    if (newPosition < 0) throw new IllegalArgumentException("newPosition < 0: (" + newPosition + " < 0)");
    if (mark > newPosition) mark = -1;
    position = newPosition;
    return this;
  }

  public final int limit() {
    return limit;
  }

  public Buffer limit(int newLimit) {
    if (newLimit > capacity) {
      throw new IllegalArgumentException("newLimit > capacity: (" + newLimit + " > " + capacity + ")");
    }
    if (newLimit < 0) throw new IllegalArgumentException("newLimit < 0: (" + newLimit + " < 0)");
    limit = newLimit;
    if (position > newLimit) position = newLimit;
    if (mark > newLimit) mark = -1;
    return this;
  }

  public Buffer mark() {
    mark = position;
    return this;
  }

  public Buffer reset() {
    int to = mark;
    if (to < 0) throw new InvalidMarkException();
    position = to;
    return this;
  }

  public Buffer clear() {
    position = 0;
    limit = capacity;
    mark = -1;
    return this;
  }

  public Buffer flip() {
    limit = position;
    position = 0;
    mark = -1;
    return this;
  }

  public Buffer rewind() {
    position = 0;
    mark = -1;
    return this;
  }

  public final int remaining() {
    int n = limit - position;
    return n > 0 ? n : 0;
  }

  public final boolean hasRemaining() {
    return position < limit;
  }

  public abstract boolean isReadOnly();

  public abstract boolean hasArray();

  public abstract Object array();

  public abstract int arrayOffset();

  public abstract boolean isDirect();

  public abstract Buffer slice();

  public abstract Buffer slice(int index, int length);

  public abstract Buffer duplicate();

  // --- for the buffers

  // The place of so many elements that are got, or put, at the position, which moves behind them.
  final int nextToGet(int count) {
    int p = position;
    if (limit - p < count) throw new BufferUnderflowException();
    position = p + count;
    return p;
  }

  final int nextToPut(int count) {
    int p = position;
    if (limit - p < count) throw new BufferOverflowException();
    position = p + count;
    return p;
  }

  // There are so many elements from there on.
  final int checked(int index, int count) {
    if (index < 0 || count > limit - index) throw new IndexOutOfBoundsException();
    return index;
  }

  // The same position, limit and mark as another buffer of the same capacity.
  final void standAs(Buffer other) {
    mark = other.mark;
    position = other.position;
    limit = other.limit;
  }

  final void forgetMark() {
    mark = -1;
  }

  // The name that OpenJDK gives to the class of such a buffer.
  abstract String kind();

  // Of any but a CharBuffer.
  final String description() {
    return "java.nio." + kind() + "[pos=" + position + " lim=" + limit + " cap=" + capacity + "]";
  }
}
