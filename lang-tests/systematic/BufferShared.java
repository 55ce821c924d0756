// A buffer is not safe for threads: relative puts read and write its position.
// explore: rw
// expect race: BufferShared.buffer (a ByteBuffer, which is not thread-safe): put() at :11 in main and put() at :9 in Thread-0
import java.nio.ByteBuffer;

public class BufferShared {
  static final ByteBuffer buffer = ByteBuffer.allocate(2);
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> buffer.put((byte) 1));
    other.start();
    buffer.put((byte) 2);
    other.join();
  }
}
