// Numbers in buffers of bytes, from its beginning to its limit; their position and their order do not matter.
package java.lang.invoke;

import heddle.BufferDoor;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ReadOnlyBufferException;

final class ByteBufferView extends ByteView {
  ByteBufferView(Class<?> type, ByteOrder order) {
    this(type, order, false);
  }

  private ByteBufferView(Class<?> type, ByteOrder order, boolean exact) {
    super(type, order, exact, ByteBuffer.class);
  }

  @Override
  VarHandle with(boolean exact) {
    return new ByteBufferView(varType(), order, exact);
  }

  @Override
  byte[] bytes(Object[] args, boolean write) {
    ByteBuffer buffer = (ByteBuffer) java.util.Objects.requireNonNull(args[0]);
    if (write && buffer.isReadOnly()) throw new ReadOnlyBufferException();
    int index = index(args), places = buffer.limit() - size + 1;
    if (index < 0 || index >= places) throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + places);
    return BufferDoor.get().content(buffer);
  }

  @Override
  int place(Object[] args) {
    return BufferDoor.get().offset((ByteBuffer) args[0]) + index(args);
  }
}
