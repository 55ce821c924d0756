// Its sibling uses a lock, and duplicates for the rest: each has its own position, and each thread its own part.
// explore: proof --outcomes outcomes=2
// expect clean
import java.nio.ByteBuffer;

public class BufferSharedLocked {
  static final ByteBuffer buffer = ByteBuffer.allocate(4);

  static void put(int value) {
    synchronized (buffer) {
      buffer.put((byte) value);
    }
  }

  public static void main(String[] args) throws Exception {
    ByteBuffer mine = buffer.slice(2, 1);
    ByteBuffer others = buffer.duplicate();
    Thread other = new Thread(() -> {
      put(1);
      others.put(3, (byte) 7);
    });
    other.start();
    put(2);
    mine.put((byte) 8);
    other.join();
    System.out.println(buffer.get(0) + " " + buffer.get(1) + " " + buffer.get(2) + " " + buffer.get(3));
  }
}
