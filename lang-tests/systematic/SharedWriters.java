// Buffered and encoding writers in two threads: they lock in OpenJDK.
// expect clean
// explore: proof
import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.OutputStreamWriter;
import java.io.StringWriter;

public class SharedWriters {
  static final StringWriter b = new StringWriter();
  static final BufferedWriter p = new BufferedWriter(b);
  static final BufferedWriter d = new BufferedWriter(new OutputStreamWriter(new ByteArrayOutputStream()));

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
    p.write("a");
    p.newLine();
    p.flush();
    d.close();
  }

  static void other() throws Exception {
    p.write("b");
    p.append("c");
    p.write(new char[]{1});
    p.flush();
    d.write("x");
    d.close();
  }

  public static void main(String[] args) {
    start(SharedWriters::one);
    start(SharedWriters::other);
  }
}
