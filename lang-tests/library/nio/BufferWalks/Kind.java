// A type of buffers, with their operations by number.
import java.nio.Buffer;

abstract class Kind {
  static final int COMMON = 7;

  abstract boolean has(Buffer b);

  abstract Buffer make(int how, int x, int n);

  abstract int operations();

  abstract Object apply(int op, Buffer b, Buffer o, int x, int y, int z);

  // Those that are declared in Buffer.
  static Object common(int op, Buffer b) {
    switch (op) {
      case 0:
        return b.mark() == b;
      case 1:
        return b.reset() == b;
      case 2:
        return b.rewind() == b;
      case 3:
        return b.clear() == b;
      case 4:
        return b.remaining() + " " + b.hasRemaining();
      case 5:
        return b.capacity();
      default:
        return b.clear() == b;
    }
  }
}
