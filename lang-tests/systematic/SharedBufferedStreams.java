// Buffered streams in two threads: their methods are synchronized in OpenJDK.
// expect clean
// explore: proof
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;

public class SharedBufferedStreams {
  static final ByteArrayOutputStream o = new ByteArrayOutputStream();
  static final BufferedOutputStream p = new BufferedOutputStream(o);
  static final BufferedInputStream in = new BufferedInputStream(new ByteArrayInputStream(new byte[99]));

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
    p.write(1);
    p.write(new byte[3]);
    p.flush();
    in.read();
    in.read(new byte[2]);
    in.available();
  }

  static void other() throws Exception {
    p.write(1);
    p.flush();
    in.read();
    in.skip(2);
    in.mark(3);
    in.reset();
    o.size();
    in.readNBytes(3);
    in.markSupported();
  }

  public static void main(String[] args) {
    start(SharedBufferedStreams::one);
    start(SharedBufferedStreams::other);
  }
}
