// Numbers in buffers of bytes, from its beginning to its limit; their position and their order do not matter.
package java.lang.invoke;

import heddle.BufferDoor;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.ReadOnlyBufferException;
import java.util.Objects;

final class ByteBufferView extends ByteView {
  private final FileView inFile = new FileView(this);  // the same of buffers whose bytes are in a file

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
  Object perform(AccessMode mode, Object[] args) {
    if (BufferDoor.get().content((ByteBuffer) Objects.requireNonNull(args[0])) == null) return inFile.perform(mode, args);
    return super.perform(mode, args);
  }

  // The buffer; throws if there is no number at the index, or, to write, if there may be no other.
  ByteBuffer checked(Object[] args, boolean write) {
    ByteBuffer buffer = (ByteBuffer) args[0];
    if (write && buffer.isReadOnly()) throw new ReadOnlyBufferException();
    int index = index(args), places = buffer.limit() - size + 1;
    if (index < 0 || index >= places) throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + places);
    return buffer;
  }

  @Override
  byte[] bytes(Object[] args, boolean write) {
    return BufferDoor.get().content(checked(args, write));
  }

  @Override
  int place(Object[] args) {
    return BufferDoor.get().offset((ByteBuffer) args[0]) + index(args);
  }
}
