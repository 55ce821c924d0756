// The operations of a FloatBuffer, by number.
import java.nio.*;

class FloatKind extends Kind {
  private static float value(int x) {
    return (x & 7) == 0 ? Float.NaN : (x & 7) == 1 ? -0.0f : (x & 7) == 2 ? 0.0f : x / 4f;
  }

  private static float[] values(int x, int n) {
    float[] a = new float[Math.max(0, n)];
    for (int i = 0; i < a.length; i++) a[i] = value(x + i * 37);
    return a;
  }

  private static String text(float[] a) {
    return java.util.Arrays.toString(a);
  }

  @Override
  boolean has(Buffer b) {
    return b instanceof FloatBuffer;
  }

  @Override
  Buffer make(int how, int x, int n) {
    switch (how) {
      case 1:
        return FloatBuffer.wrap(values(x, n + 3), 1, n);
      case 2:
        return FloatBuffer.wrap(values(x, n + 2), 1, n).slice();
      default:
        return FloatBuffer.allocate(n);
    }
  }

  @Override
  int operations() {
    return 28 + COMMON;
  }

  @Override
  Object apply(int op, Buffer buffer, Buffer another, int x, int y, int z) {
    FloatBuffer b = (FloatBuffer) buffer;
    FloatBuffer o = (FloatBuffer) another;
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
        float[] a = values(x, 6);
        return (b.get(a, y, z) == b) + text(a);
      }
      case 5: {
        float[] a = values(x, z);
        return (b.get(a) == b) + text(a);
      }
      case 6: {
        float[] a = values(x, 6);
        return (b.get(z, a, y, 3) == b) + text(a);
      }
      case 7: {
        float[] a = values(x, 3);
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
      default:
        return common(op - 28, b);
    }
  }
}
