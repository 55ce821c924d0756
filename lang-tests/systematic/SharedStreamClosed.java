// A stream is closed by two threads: FilterOutputStream.closed is volatile and set under a lock in OpenJDK.
// expect clean
// explore: proof
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;

public class SharedStreamClosed {
  static final FilterOutputStream d = new BufferedOutputStream(new ByteArrayOutputStream());
  static final PrintStream d2 = new PrintStream(new ByteArrayOutputStream());
  static final BufferedReader d3 = new BufferedReader(new InputStreamReader(new ByteArrayInputStream(new byte[3])));

  interface Body {
    void run() throws Exception;
  }

  static void start(Body body) {
    new Thread(() -> {
      try {
        body.run();
      } catch (Exception e) {
        // A stream that is closed, or a task that is cancelled, says so.
      }
    }).start();
  }

  static void one() throws Exception {
    d.close();
    d2.close();
    d3.close();
  }

  static void other() throws Exception {
    d.close();
    d2.println("x");
    d2.close();
    d3.read();
    d3.close();
  }

  public static void main(String[] args) {
    start(SharedStreamClosed::one);
    start(SharedStreamClosed::other);
  }
}
