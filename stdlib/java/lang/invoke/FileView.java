// Numbers in buffers whose bytes are in a file: each access reads or writes the file. Those that depend on what is there, and
// others that are not plain, exclude each other; what buffers and channels write by themselves does not wait for that.
package java.lang.invoke;

import heddle.Monitor;
import heddle.VM;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

final class FileView extends Place {
  private static final Monitor changes = new Monitor();

  private final ByteBufferView view;

  FileView(ByteBufferView view) {
    super(view.varType(), false, ByteBuffer.class, int.class);
    this.view = view;
  }

  @Override
  VarHandle with(boolean exact) {
    return this;
  }

  @Override
  boolean supports(Kind kind) {
    return view.supports(kind);
  }

  @Override
  Object load(Object[] args) {
    return box(varType(), get(view.checked(args, false), ByteView.index(args)));
  }

  @Override
  void store(Object[] args, Object value) {
    put(view.checked(args, true), ByteView.index(args), bits(value));
  }

  @Override
  Object holder(Object[] args, boolean write) {
    ByteBuffer buffer = view.checked(args, write);
    view.ensureAligned(args);
    return buffer;
  }

  @Override
  long where(Object[] args) {
    return ByteView.index(args);
  }

  @Override
  Object storable(Object holder, Object value) {
    return value;
  }

  // --- the bits of a number in a buffer

  private long get(ByteBuffer buffer, int index) {
    ByteBuffer ordered = buffer.duplicate().order(view.order);
    return view.size == 2 ? ordered.getShort(index) : view.size == 4 ? ordered.getInt(index) : ordered.getLong(index);
  }

  private void put(ByteBuffer buffer, int index, long bits) {
    ByteBuffer ordered = buffer.duplicate().order(view.order);
    if (view.size == 2) ordered.putShort(index, (short) bits);
    else if (view.size == 4) ordered.putInt(index, (int) bits);
    else ordered.putLong(index, bits);
  }

  @Override
  long getBits(Object holder, long where) {
    return get((ByteBuffer) holder, (int) where);
  }

  @Override
  void setBits(Object holder, long where, long value) {
    synchronized (changes) {
      put((ByteBuffer) holder, (int) where, value);
    }
  }

  @Override
  long changeBits(Object holder, long where, int how, long a, long b) {
    synchronized (changes) {
      long old = get((ByteBuffer) holder, (int) where);
      if (how != VM.IF_EQUAL || old == a) put((ByteBuffer) holder, (int) where, changed(old, how, a, b));
      return old;
    }
  }

  private static long changed(long old, int how, long a, long b) {
    switch (how) {
      case VM.SET: return a;
      case VM.IF_EQUAL: return b;
      case VM.ADD: return old + a;
      case VM.OR: return old | a;
      case VM.AND: return old & a;
      default: return old ^ a;
    }
  }

  @Override
  boolean changeBitsWeakly(Object holder, long where, long expected, long update) {
    return changeBits(holder, where, VM.IF_EQUAL, expected, update) == expected;
  }
}
