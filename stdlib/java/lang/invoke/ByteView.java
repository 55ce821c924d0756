// Numbers in arrays of bytes (MethodHandles.byteArrayViewVarHandle). A plain access accesses each of the bytes; there are no
// other modes here (docs/gaps.md).
package java.lang.invoke;

import java.nio.ByteOrder;

final class ByteView extends VarHandle {
  private final ByteOrder order;
  private final int size;

  ByteView(Class<?> type, ByteOrder order) {
    this(type, java.util.Objects.requireNonNull(order), false);
  }

  private ByteView(Class<?> type, ByteOrder order, boolean exact) {
    super(type, exact, byte[].class, int.class);
    this.order = order;
    size = size(type);
  }

  private static int size(Class<?> type) {
    if (type == short.class || type == char.class) return 2;
    if (type == int.class || type == float.class) return 4;
    if (type == long.class || type == double.class) return 8;
    throw new UnsupportedOperationException();
  }

  @Override
  VarHandle with(boolean exact) {
    return new ByteView(varType(), order, exact);
  }

  @Override
  public boolean isAccessModeSupported(AccessMode accessMode) {
    return accessMode == AccessMode.GET || accessMode == AccessMode.SET;
  }

  @Override
  UnsupportedOperationException unsupported() {
    return new UnsupportedOperationException("a view of an array of bytes has the modes get and set only in this library");
  }

  @Override
  Object perform(AccessMode mode, Object[] args) {
    byte[] bytes = (byte[]) args[0];
    int index = (Integer) args[1];
    if (bytes == null) throw new NullPointerException("Cannot read the array length because \"ba\" is null");
    int places = bytes.length - size + 1;
    if (index < 0 || index >= places) throw new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + Math.max(places, 0));
    if (mode == AccessMode.GET) return Place.box(varType(), load(bytes, index));
    store(bytes, index, Place.bits(args[2]));
    return null;
  }

  // The byte that holds the bits from 8 * i on.
  private int place(int index, int i) {
    return order == ByteOrder.LITTLE_ENDIAN ? index + i : index + size - 1 - i;
  }

  private long load(byte[] bytes, int index) {
    long bits = 0;
    for (int i = 0; i < size; i++) bits |= (bytes[place(index, i)] & 0xffL) << 8 * i;
    return bits;
  }

  private void store(byte[] bytes, int index, long bits) {
    for (int i = 0; i < size; i++) bytes[place(index, i)] = (byte) (bits >>> 8 * i);
  }
}
