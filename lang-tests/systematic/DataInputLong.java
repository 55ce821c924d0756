// DataInputStream.readLong reads into an array that threads share.
// expect race: DataInputLong.IN
// explore: proof
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;

public class DataInputLong {
  static final DataInputStream IN = new DataInputStream(new ByteArrayInputStream(new byte[16]));

  static void read() {
    try {
      IN.readLong();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(DataInputLong::read);
    other.start();
    read();
    other.join();
  }
}
