// Numbers in arrays of bytes.
package java.lang.invoke;

import java.nio.ByteOrder;

final class ByteArrayView extends ByteView {
  ByteArrayView(Class<?> type, ByteOrder order) {
    this(type, order, false);
  }

  private ByteArrayView(Class<?> type, ByteOrder order, boolean exact) {
    super(type, order, exact, byte[].class);
  }

  @Override
  VarHandle with(boolean exact) {
    return new ByteArrayView(varType(), order, exact);
  }

  @Override
  byte[] bytes(Object[] args, boolean write) {
    byte[] bytes = (byte[]) args[0];
    if (bytes == null) throw new NullPointerException("Cannot read the array length because \"ba\" is null");
    int index = index(args), places = bytes.length - size + 1;
    if (index < 0 || index >= places) throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + places);
    return bytes;
  }

  @Override
  int place(Object[] args) {
    return index(args);
  }
}
