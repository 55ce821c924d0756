// Numbers in bytes, at any index (MethodHandles.byteArrayViewVarHandle, byteBufferViewVarHandle). A plain access accesses each of
// the bytes. In the other modes a number is accessed as one (heddle.VM.varGet); there it must be aligned: as if arrays began at
// a multiple of 8.
package java.lang.invoke;

import heddle.VM;
import java.nio.ByteOrder;
import java.util.Objects;

abstract class ByteView extends Place {
  final ByteOrder order;
  final int size;            // of a number, in bytes
  private final long view;   // the type and the order, as heddle.VM.varGet has them

  ByteView(Class<?> type, ByteOrder order, boolean exact, Class<?> bytes) {
    super(type, exact, bytes, int.class);
    this.order = Objects.requireNonNull(order);
    size = size(type);
    view = (long) type.descriptorString().charAt(0) << 32 | (order == ByteOrder.BIG_ENDIAN ? VM.BIG_ENDIAN : 0);
  }

  private static int size(Class<?> type) {
    if (type == short.class || type == char.class) return 2;
    if (type == int.class || type == float.class) return 4;
    if (type == long.class || type == double.class) return 8;
    throw new UnsupportedOperationException();
  }

  @Override
  boolean supports(Kind kind) {
    switch (kind) {
      case GET:
      case SET: return true;
      case CAS:
      case XCHG:
      case WEAK:
      case SWAP: return size >= 4;
      default: return varType() == int.class || varType() == long.class;
    }
  }

  // The bytes; throws if there is no number at the index, or, to write, if there may be no other.
  abstract byte[] bytes(Object[] args, boolean write);

  // Where in the array of the bytes the number is.
  abstract int place(Object[] args);

  // The index as it is called from the outside.
  static int index(Object[] args) {
    return (Integer) args[1];
  }

  @Override
  final Object load(Object[] args) {
    byte[] bytes = bytes(args, false);
    int place = place(args);
    long bits = 0;
    for (int i = 0; i < size; i++) bits |= (bytes[byteAt(place, i)] & 0xffL) << 8 * i;
    return box(varType(), bits);
  }

  @Override
  final void store(Object[] args, Object value) {
    byte[] bytes = bytes(args, true);
    int place = place(args);
    for (int i = 0; i < size; i++) bytes[byteAt(place, i)] = (byte) (bits(value) >>> 8 * i);
  }

  // The byte that holds the bits from 8 * i on.
  private int byteAt(int place, int i) {
    return order == ByteOrder.LITTLE_ENDIAN ? place + i : place + size - 1 - i;
  }

  @Override
  final Object holder(Object[] args, boolean write) {
    byte[] bytes = bytes(args, write);
    ensureAligned(args);
    return bytes;
  }

  final void ensureAligned(Object[] args) {
    if (place(args) % size != 0) throw new IllegalStateException("Misaligned access at index: " + index(args));
  }

  @Override
  final long where(Object[] args) {
    return view | place(args);
  }

  @Override
  final Object storable(Object holder, Object value) {
    return value;
  }
}
