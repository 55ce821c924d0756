// DataOutputStream.writeLong puts the bytes into an array that threads share; what writeBytes writes goes out byte by byte.
// expect race: DataOutputLong.OUT
// explore: proof
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;

public class DataOutputLong {
  static final DataOutputStream OUT = new DataOutputStream(new ByteArrayOutputStream());

  static void write(long value) {
    try {
      OUT.writeLong(value);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> write(1));
    other.start();
    write(2);
    other.join();
  }
}
