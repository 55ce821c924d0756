// The operations of a ByteBuffer, by number.
import java.nio.*;

class ByteKind extends Kind {
  private static byte value(int x) {
    return (byte) x;
  }

  private static byte[] values(int x, int n) {
    byte[] a = new byte[Math.max(0, n)];
    for (int i = 0; i < a.length; i++) a[i] = value(x + i * 37);
    return a;
  }

  private static String text(byte[] a) {
    return java.util.Arrays.toString(a);
  }

  @Override
  boolean has(Buffer b) {
    return b instanceof ByteBuffer;
  }

  @Override
  Buffer make(int how, int x, int n) {
    switch (how) {
      case 0:
        return ByteBuffer.allocateDirect(n);
      case 1:
        return ByteBuffer.wrap(values(x, n + 3), 1, n);
      case 2:
        return ByteBuffer.wrap(values(x, n + 2), 1, n).slice();
      default:
        return ByteBuffer.allocate(n);
    }
  }

  @Override
  int operations() {
    return 61 + COMMON;
  }

  @Override
  Object apply(int op, Buffer buffer, Buffer another, int x, int y, int z) {
    ByteBuffer b = (ByteBuffer) buffer;
    ByteBuffer o = (ByteBuffer) another;
    switch (op) {
      case 0:
        return b.get();
      case 1:
        return b.put(value(x)) == b;
      case 2:
        return b.get(y);
      case 3:
        return b.put(y, value(x)) == b;
      case 4: {
        byte[] a = values(x, 6);
        return (b.get(a, y, z) == b) + text(a);
      }
      case 5: {
        byte[] a = values(x, z);
        return (b.get(a) == b) + text(a);
      }
      case 6: {
        byte[] a = values(x, 6);
        return (b.get(z, a, y, 3) == b) + text(a);
      }
      case 7: {
        byte[] a = values(x, 3);
        return (b.get(y, a) == b) + text(a);
      }
      case 8:
        return b.put(o) == b;
      case 9:
        return b.put(y, o, z, x & 3) == b;
      case 10:
        return b.put(values(x, 6), y, z) == b;
      case 11:
        return b.put(values(x, z)) == b;
      case 12:
        return b.put(z, values(x, 5), y, 2) == b;
      case 13:
        return b.put(y, values(x, 3)) == b;
      case 14:
        return b.slice();
      case 15:
        return b.slice(y, z);
      case 16:
        return b.duplicate();
      case 17:
        return (x & 3) == 0 ? b.asReadOnlyBuffer() : b.hashCode();
      case 18:
        return b.compact() == b;
      case 19:
        return b.equals(o) + " " + b.hashCode();
      case 20:
        return b.compareTo(o);
      case 21:
        return b.mismatch(o);
      case 22:
        return b.hasArray() ? b.array().length + " " + b.arrayOffset() : b.arrayOffset();
      case 23:
        return b.array() == b.array();
      case 24:
        return b.isDirect() + " " + b.isReadOnly() + " " + b.order() + " " + b;
      case 25:
        return b.position(y) == b;
      case 26:
        return b.limit(y) == b;
      case 27:
        return b.flip() == b;
      case 28:
        return b.order((x & 1) == 0 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN) == b;
      case 29:
        return b.getChar();
      case 30:
        return b.getChar(y);
      case 31:
        return b.putChar((char) (x * 123.5)) == b;
      case 32:
        return b.putChar(y, (char) (x * 4321.5)) == b;
      case 33:
        return b.asCharBuffer();
      case 34:
        return b.getShort();
      case 35:
        return b.getShort(y);
      case 36:
        return b.putShort((short) (x * 123.5)) == b;
      case 37:
        return b.putShort(y, (short) (x * 4321.5)) == b;
      case 38:
        return b.asShortBuffer();
      case 39:
        return b.getInt();
      case 40:
        return b.getInt(y);
      case 41:
        return b.putInt((int) (x * 123.5)) == b;
      case 42:
        return b.putInt(y, (int) (x * 4321.5)) == b;
      case 43:
        return b.asIntBuffer();
      case 44:
        return b.getLong();
      case 45:
        return b.getLong(y);
      case 46:
        return b.putLong((long) (x * 123.5)) == b;
      case 47:
        return b.putLong(y, (long) (x * 4321.5)) == b;
      case 48:
        return b.asLongBuffer();
      case 49:
        return b.getFloat();
      case 50:
        return b.getFloat(y);
      case 51:
        return b.putFloat((float) (x * 123.5)) == b;
      case 52:
        return b.putFloat(y, (float) (x * 4321.5)) == b;
      case 53:
        return b.asFloatBuffer();
      case 54:
        return b.getDouble();
      case 55:
        return b.getDouble(y);
      case 56:
        return b.putDouble((double) (x * 123.5)) == b;
      case 57:
        return b.putDouble(y, (double) (x * 4321.5)) == b;
      case 58:
        return b.asDoubleBuffer();
      case 59:
        return b.alignmentOffset(y, z);
      case 60:
        return b.isDirect() || (x & 3) > 0 ? b.alignedSlice(1 << (x & 3)) : b.alignmentOffset(y, 16);
      default:
        return common(op - 61, b);
    }
  }
}
