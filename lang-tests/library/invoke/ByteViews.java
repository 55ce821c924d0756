// Numbers in arrays and buffers of bytes, by VarHandles: which modes there are, what they do, at which indices, and the exceptions.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.invoke.VarHandle.AccessMode;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

public class ByteViews {
  private interface Action {
    Object run() throws Throwable;
  }

  private static void show(String what, Action action) {
    try {
      System.out.println(what + ": " + action.run());
    } catch (Throwable e) {
      System.out.println(what + ": " + e);
    }
  }

  private static String modes(VarHandle handle) {
    StringBuilder text = new StringBuilder();
    for (AccessMode mode : AccessMode.values()) text.append(handle.isAccessModeSupported(mode) ? '+' : '-');
    return text.toString();
  }

  private static void arrays(ByteOrder order) {
    VarHandle ints = MethodHandles.byteArrayViewVarHandle(int[].class, order);
    VarHandle longs = MethodHandles.byteArrayViewVarHandle(long[].class, order);
    VarHandle shorts = MethodHandles.byteArrayViewVarHandle(short[].class, order);
    VarHandle chars = MethodHandles.byteArrayViewVarHandle(char[].class, order);
    VarHandle floats = MethodHandles.byteArrayViewVarHandle(float[].class, order);
    VarHandle doubles = MethodHandles.byteArrayViewVarHandle(double[].class, order);
    byte[] b = new byte[24];
    ints.set(b, 3, 0x81020304);
    System.out.println(order + " " + Arrays.toString(b) + " " + (int) ints.get(b, 3));
    ints.setVolatile(b, 4, 0x01020304);
    System.out.println((int) ints.getAndAdd(b, 4, -0x01020305) + " " + (int) ints.getVolatile(b, 4));
    System.out.println((int) ints.getAndBitwiseAnd(b, 4, 0xff00ff00) + " " + (int) ints.getAndBitwiseOr(b, 4, 0x80) + " " + (int) ints.getAndBitwiseXor(b, 4, -1));
    System.out.println((int) ints.getAcquire(b, 4) + " " + ints.compareAndSet(b, 4, 0x00ff007f, 5) + " " + (int) ints.compareAndExchange(b, 4, 6, 7));
    longs.setRelease(b, 8, Long.MIN_VALUE + 5);
    System.out.println((long) longs.getAndSet(b, 8, 1L << 40) + " " + (long) longs.getAndAddAcquire(b, 8, 1L) + " " + (long) longs.getOpaque(b, 8));
    shorts.setVolatile(b, 18, (short) -2);
    chars.setOpaque(b, 20, 'x');
    System.out.println((short) shorts.getVolatile(b, 18) + " " + (char) chars.getVolatile(b, 20) + " " + (int) (char) chars.get(b, 19));
    floats.setVolatile(b, 0, -0.0f);
    System.out.println((float) floats.getAndSet(b, 0, 1.5f) + " " + floats.compareAndSet(b, 0, 1.5f, Float.NaN) + " " + (float) floats.getVolatile(b, 0));
    doubles.setVolatile(b, 16, 1.25);
    System.out.println((double) doubles.compareAndExchange(b, 16, 1.25, -3.5) + " " + doubles.compareAndSet(b, 16, 1.0, 2.0) + " " + (double) doubles.get(b, 16));
    System.out.println(Arrays.toString(b));
    System.out.println(longs.compareAndSet(b, 8, (1L << 40) + 1, 3L));
    System.out.println((long) longs.get(b, 8));
    for (VarHandle each : new VarHandle[] {shorts, chars, ints, longs, floats, doubles}) System.out.println(each.varType() + " " + modes(each));
    show("misaligned", () -> (int) ints.getVolatile(b, 2));
    show("misaligned long", () -> (long) longs.getAndAdd(b, 4, 1L));
    show("misaligned set", () -> { shorts.setVolatile(b, 1, (short) 1); return null; });
    show("plain", () -> (long) longs.get(b, 5));
    show("outside", () -> (int) ints.getVolatile(b, 24));
    show("negative", () -> ints.compareAndSet(b, -4, 1, 1));
    show("at the end", () -> (long) longs.get(b, 17));
    show("short", () -> (long) longs.getVolatile(new byte[4], 0));
    show("null", () -> (int) ints.getVolatile((byte[]) null, 0));
    show("no such mode", () -> (short) shorts.getAndAdd(b, 0, (short) 1));
    show("no addition", () -> (float) floats.getAndAdd(b, 0, 1f));
    show("another type", () -> (long) ints.getVolatile(b, 0));
    show("another result", () -> (String) ints.getVolatile(b, 0));
  }

  private static void buffers(ByteBuffer buffer, ByteOrder order) {
    VarHandle ints = MethodHandles.byteBufferViewVarHandle(int[].class, order);
    VarHandle longs = MethodHandles.byteBufferViewVarHandle(long[].class, order);
    System.out.println(ints + " " + ints.coordinateTypes() + " " + modes(ints) + " " + ints.accessModeType(AccessMode.COMPARE_AND_SET));
    ints.set(buffer, 1, 77);
    System.out.println((int) ints.get(buffer, 1) + " " + buffer.get(1) + " " + buffer.get(4));
    longs.setVolatile(buffer, 8, 0x0102030405060708L);
    System.out.println(buffer.get(8) + " " + (int) ints.getAndAdd(buffer, 8, 1) + " " + Long.toHexString((long) longs.getVolatile(buffer, 8)));
    buffer.limit(12).position(6);
    show("in front of the position", () -> (int) ints.getVolatile(buffer, 0));
    show("behind the limit", () -> (int) ints.getVolatile(buffer, 12));
    show("over the limit", () -> (long) longs.get(buffer, 5));
    show("misaligned", () -> (int) ints.getVolatile(buffer, 3));
    show("long at the limit", () -> (long) longs.getVolatile(buffer, 8));
    ByteBuffer readOnly = buffer.asReadOnlyBuffer();
    show("read only", () -> (int) ints.getVolatile(readOnly, 8));
    show("write", () -> { ints.set(readOnly, 0, 1); return null; });
    show("write volatile", () -> { ints.setVolatile(readOnly, 0, 1); return null; });
    show("change", () -> ints.compareAndSet(readOnly, 0, 1, 2));
    show("write outside", () -> { ints.set(readOnly, 90, 1); return null; });
    show("null", () -> (int) ints.get((ByteBuffer) null, 0));
    buffer.clear();
    ByteBuffer slice = buffer.position(8).slice();
    show("slice", () -> (int) ints.getVolatile(slice, 0));
  }

  public static void main(String[] args) {
    arrays(ByteOrder.BIG_ENDIAN);
    arrays(ByteOrder.LITTLE_ENDIAN);
    buffers(ByteBuffer.allocate(24), ByteOrder.BIG_ENDIAN);
    buffers(ByteBuffer.allocate(24), ByteOrder.LITTLE_ENDIAN);
    buffers(ByteBuffer.allocateDirect(24), ByteOrder.BIG_ENDIAN);
    show("bytes", () -> MethodHandles.byteArrayViewVarHandle(byte[].class, ByteOrder.BIG_ENDIAN));
    show("booleans", () -> MethodHandles.byteBufferViewVarHandle(boolean[].class, ByteOrder.BIG_ENDIAN));
    show("no array", () -> MethodHandles.byteBufferViewVarHandle(int.class, ByteOrder.BIG_ENDIAN));
    show("no order", () -> MethodHandles.byteArrayViewVarHandle(int[].class, null));
  }
}
// expect: BIG_ENDIAN [0, 0, 0, -127, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] -2130574588
// expect: 16909060 -1
// expect: -1 -16711936 -16711808
// expect: 16711807 true 5
// expect: -9223372036854775803 1099511627776 1099511627777
// expect: -2 x 65024
// expect: -0.0 true NaN
// expect: 1.25 false -3.5
// expect: [127, -64, 0, 0, 0, 0, 0, 5, 0, 0, 1, 0, 0, 0, 0, 1, -64, 12, 0, 0, 0, 0, 0, 0]
// expect: true
// expect: 3
// expect: short ++++++++-----------------------
// expect: char ++++++++-----------------------
// expect: int +++++++++++++++++++++++++++++++
// expect: long +++++++++++++++++++++++++++++++
// expect: float +++++++++++++++++++------------
// expect: double +++++++++++++++++++------------
// expect: misaligned: java.lang.IllegalStateException: Misaligned access at index: 2
// expect: misaligned long: java.lang.IllegalStateException: Misaligned access at index: 4
// expect: misaligned set: java.lang.IllegalStateException: Misaligned access at index: 1
// expect: plain: 5497558138880
// expect: outside: java.lang.ArrayIndexOutOfBoundsException: Index 24 out of bounds for length 21
// expect: negative: java.lang.ArrayIndexOutOfBoundsException: Index -4 out of bounds for length 21
// expect: at the end: java.lang.ArrayIndexOutOfBoundsException: Index 17 out of bounds for length 17
// expect: short: java.lang.ArrayIndexOutOfBoundsException: Index 0 out of bounds for length -3
// expect: null: java.lang.NullPointerException: Cannot read the array length because "ba" is null
// expect: no such mode: java.lang.UnsupportedOperationException
// expect: no addition: java.lang.UnsupportedOperationException
// expect: another type: 2143289344
// expect: another result: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(VarHandle,byte[],int)int to (VarHandle,byte[],int)String
// expect: LITTLE_ENDIAN [0, 0, 0, 4, 3, 2, -127, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] -2130574588
// expect: 16909060 -1
// expect: -1 -16711936 -16711808
// expect: 16711807 true 5
// expect: -9223372036854775803 1099511627776 1099511627777
// expect: -2 x 30975
// expect: -0.0 true NaN
// expect: 1.25 false -3.5
// expect: [0, 0, -64, 127, 5, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 12, -64]
// expect: true
// expect: 3
// expect: short ++++++++-----------------------
// expect: char ++++++++-----------------------
// expect: int +++++++++++++++++++++++++++++++
// expect: long +++++++++++++++++++++++++++++++
// expect: float +++++++++++++++++++------------
// expect: double +++++++++++++++++++------------
// expect: misaligned: java.lang.IllegalStateException: Misaligned access at index: 2
// expect: misaligned long: java.lang.IllegalStateException: Misaligned access at index: 4
// expect: misaligned set: java.lang.IllegalStateException: Misaligned access at index: 1
// expect: plain: 50331648
// expect: outside: java.lang.ArrayIndexOutOfBoundsException: Index 24 out of bounds for length 21
// expect: negative: java.lang.ArrayIndexOutOfBoundsException: Index -4 out of bounds for length 21
// expect: at the end: java.lang.ArrayIndexOutOfBoundsException: Index 17 out of bounds for length 17
// expect: short: java.lang.ArrayIndexOutOfBoundsException: Index 0 out of bounds for length -3
// expect: null: java.lang.NullPointerException: Cannot read the array length because "ba" is null
// expect: no such mode: java.lang.UnsupportedOperationException
// expect: no addition: java.lang.UnsupportedOperationException
// expect: another type: 2143289344
// expect: another result: java.lang.invoke.WrongMethodTypeException: cannot convert MethodHandle(VarHandle,byte[],int)int to (VarHandle,byte[],int)String
// expect: VarHandle[varType=int, coord=[class java.nio.ByteBuffer, int]] [class java.nio.ByteBuffer, int] +++++++++++++++++++++++++++++++ (ByteBuffer,int,int,int)boolean
// expect: 77 0 77
// expect: 1 16909060 102030505060708
// expect: in front of the position: 0
// expect: behind the limit: java.lang.IndexOutOfBoundsException: Index 12 out of bounds for length 9
// expect: over the limit: java.lang.IndexOutOfBoundsException: Index 5 out of bounds for length 5
// expect: misaligned: java.lang.IllegalStateException: Misaligned access at index: 3
// expect: long at the limit: java.lang.IndexOutOfBoundsException: Index 8 out of bounds for length 5
// expect: read only: 16909061
// expect: write: java.nio.ReadOnlyBufferException
// expect: write volatile: java.nio.ReadOnlyBufferException
// expect: change: java.nio.ReadOnlyBufferException
// expect: write outside: java.nio.ReadOnlyBufferException
// expect: null: java.lang.NullPointerException
// expect: slice: 16909061
// expect: VarHandle[varType=int, coord=[class java.nio.ByteBuffer, int]] [class java.nio.ByteBuffer, int] +++++++++++++++++++++++++++++++ (ByteBuffer,int,int,int)boolean
// expect: 77 77 0
// expect: 8 84281096 102030405060709
// expect: in front of the position: 19712
// expect: behind the limit: java.lang.IndexOutOfBoundsException: Index 12 out of bounds for length 9
// expect: over the limit: java.lang.IndexOutOfBoundsException: Index 5 out of bounds for length 5
// expect: misaligned: java.lang.IllegalStateException: Misaligned access at index: 3
// expect: long at the limit: java.lang.IndexOutOfBoundsException: Index 8 out of bounds for length 5
// expect: read only: 84281097
// expect: write: java.nio.ReadOnlyBufferException
// expect: write volatile: java.nio.ReadOnlyBufferException
// expect: change: java.nio.ReadOnlyBufferException
// expect: write outside: java.nio.ReadOnlyBufferException
// expect: null: java.lang.NullPointerException
// expect: slice: 84281097
// expect: VarHandle[varType=int, coord=[class java.nio.ByteBuffer, int]] [class java.nio.ByteBuffer, int] +++++++++++++++++++++++++++++++ (ByteBuffer,int,int,int)boolean
// expect: 77 0 77
// expect: 1 16909060 102030505060708
// expect: in front of the position: 0
// expect: behind the limit: java.lang.IndexOutOfBoundsException: Index 12 out of bounds for length 9
// expect: over the limit: java.lang.IndexOutOfBoundsException: Index 5 out of bounds for length 5
// expect: misaligned: java.lang.IllegalStateException: Misaligned access at index: 3
// expect: long at the limit: java.lang.IndexOutOfBoundsException: Index 8 out of bounds for length 5
// expect: read only: 16909061
// expect: write: java.nio.ReadOnlyBufferException
// expect: write volatile: java.nio.ReadOnlyBufferException
// expect: change: java.nio.ReadOnlyBufferException
// expect: write outside: java.nio.ReadOnlyBufferException
// expect: null: java.lang.NullPointerException
// expect: slice: 16909061
// expect: bytes: java.lang.UnsupportedOperationException
// expect: booleans: java.lang.UnsupportedOperationException
// expect: no array: java.lang.IllegalArgumentException: not an array: int
// expect: no order: java.lang.NullPointerException
