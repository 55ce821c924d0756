// Views and duplicates have places of their own, but share their contents: here a byte of an int.
// explore: rw
// expect race: (a ByteBuffer, which is not thread-safe): put() at :13 in main and put() at :11 in Thread-0
import java.nio.ByteBuffer;
import java.nio.IntBuffer;

public class BufferContentsShared {
  public static void main(String[] args) throws Exception {
    ByteBuffer bytes = ByteBuffer.allocateDirect(8);
    IntBuffer ints = bytes.asIntBuffer();
    Thread other = new Thread(() -> ints.put(1, 77));
    other.start();
    bytes.duplicate().put(6, (byte) 1);
    other.join();
  }
}
