// A number in a field that would only be printed, were it not for somebody who gets at it by its name: serialization.
// expect finding: FAILED
// explore: --explore=exhaustive
import java.io.ByteArrayOutputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public class PrintedFieldSerialized implements Serializable {
  static final Object lock = new Object();
  static final PrintedFieldSerialized object = new PrintedFieldSerialized();
  int f;

  public static void main(String[] args) throws Exception {
    Thread one = new Thread(() -> {
      synchronized (lock) {
        object.f = 1;
      }
    });
    Thread two = new Thread(() -> {
      synchronized (lock) {
        object.f = 2;
      }
    });
    one.start();
    two.start();
    one.join();
    two.join();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new ObjectOutputStream(bytes).writeObject(object);
    byte[] all = bytes.toByteArray();
    assert all[all.length - 1] == 2;
  }
}
