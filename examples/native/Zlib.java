// zlib from Java: checksums, compression into a buffer and back. Needs the library zlib1g (on every Debian).
//
//   vm Zlib.java some words
//   vm --systematic --allow-native Zlib.java
import heddle.Native;
import heddle.Native.Effect;
import java.util.Arrays;

public class Zlib {
  static final String LIBRARY = "libz.so.1";

  @Native(library = LIBRARY, symbol = "zlibVersion")
  static native String version();

  // These depend on their arguments only: PURE.
  @Native(library = LIBRARY, effect = Effect.PURE)
  static native long crc32(long crc, byte[] bytes, int length);

  // A C pointer to a number that the function reads and writes is an array of one element.
  @Native(library = LIBRARY, effect = Effect.PURE)
  static native int compress(byte[] to, long[] toLength, byte[] from, long length);

  @Native(library = LIBRARY, effect = Effect.PURE)
  static native int uncompress(byte[] to, long[] toLength, byte[] from, long length);

  static byte[] compressed(byte[] bytes) {
    byte[] buffer = new byte[bytes.length + bytes.length / 100 + 64];
    long[] length = {buffer.length};
    int error = compress(buffer, length, bytes, bytes.length);
    if (error != 0) throw new IllegalStateException("zlib says " + error);
    return Arrays.copyOf(buffer, (int) length[0]);
  }

  static byte[] expanded(byte[] bytes, int length) {
    byte[] buffer = new byte[length];
    long[] filled = {length};
    int error = uncompress(buffer, filled, bytes, bytes.length);
    if (error != 0) throw new IllegalStateException("zlib says " + error);
    return Arrays.copyOf(buffer, (int) filled[0]);
  }

  // Two threads compress one half each; the checksum must be the same in every schedule.
  public static void main(String[] args) throws InterruptedException {
    String text = args.length == 0 ? "the heddle lifts the warp, the shuttle carries the weft. ".repeat(40) : String.join(" ", args);
    byte[] all = text.getBytes();
    byte[][] halves = {Arrays.copyOf(all, all.length / 2), Arrays.copyOfRange(all, all.length / 2, all.length)};
    byte[][] packed = new byte[2][];
    Thread[] workers = new Thread[2];
    for (int i = 0; i < 2; i++) {
      int half = i;
      workers[i] = new Thread(() -> packed[half] = compressed(halves[half]));
      workers[i].start();
    }
    long crc = 0;
    int size = 0;
    for (int i = 0; i < 2; i++) {
      workers[i].join();
      byte[] back = expanded(packed[i], halves[i].length);
      crc = crc32(crc, back, back.length);
      size += packed[i].length;
    }
    assert crc == crc32(0, all, all.length) : "the halves do not make the whole";
    System.out.println("zlib " + version().charAt(0) + ": " + all.length + " bytes, compressed " + size + ", crc "
        + Long.toHexString(crc));
  }
}
