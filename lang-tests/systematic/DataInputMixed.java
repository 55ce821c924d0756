// DataInputStream reads an int byte by byte: two threads may each get parts of both.
// expect assertion
// explore: proof
// explore: all
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;

public class DataInputMixed {
  static final DataInputStream IN = new DataInputStream(new ByteArrayInputStream(new byte[] {1, 1, 2, 2}));

  static void read() {
    try {
      short got = IN.readShort();
      if (got != 0x0101 && got != 0x0202) throw new AssertionError(got);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(DataInputMixed::read);
    other.start();
    read();
    other.join();
  }
}
