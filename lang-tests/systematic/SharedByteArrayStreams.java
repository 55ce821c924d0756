// ByteArrayInputStream and ByteArrayOutputStream in two threads: their methods are synchronized in OpenJDK.
// expect clean
// explore: proof
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;

public class SharedByteArrayStreams {
  static final ByteArrayOutputStream o = new ByteArrayOutputStream();
  static final ByteArrayInputStream in = new ByteArrayInputStream(new byte[99]);

  interface Body {
    void run() throws Exception;
  }

  static void start(Body body) {
    new Thread(() -> {
      try {
        body.run();
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }).start();
  }

  static void one() throws Exception {
    o.write(1);
    o.write(new byte[3]);
    in.read();
    in.read(new byte[2]);
    in.available();
    o.reset();
    o.writeBytes(new byte[2]);
  }

  static void other() throws Exception {
    o.write(1);
    o.toByteArray();
    o.toString();
    in.read();
    in.skip(2);
    in.reset();
    o.size();
    in.readAllBytes();
    o.writeTo(new ByteArrayOutputStream());
    o.toString("UTF-8");
  }

  public static void main(String[] args) {
    start(SharedByteArrayStreams::one);
    start(SharedByteArrayStreams::other);
  }
}
