// Print writers and string writers in two threads: they lock in OpenJDK, StringWriter by its StringBuffer.
// expect clean
// explore: proof
import java.io.ByteArrayOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;

public class SharedPrintWriter {
  static final StringWriter w = new StringWriter();
  static final PrintWriter p = new PrintWriter(w);
  static final ByteArrayOutputStream b = new ByteArrayOutputStream();
  static final PrintWriter p2 = new PrintWriter(b, true);
  static final StringWriter w3 = new StringWriter();

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
    p.println("a");
    p.printf("%d", 3);
    p.write(3);
    p.print('c');
    p.append("x");
    p2.println("a");
    p2.printf("%d", 3);
    w3.write("a");
    w3.append("b");
    w3.write('c');
  }

  static void other() throws Exception {
    p.println("b");
    p.flush();
    p.checkError();
    p.write("xx");
    p.format("%s", "u");
    p2.println("b");
    p2.flush();
    b.size();
    w3.toString();
    w3.getBuffer().length();
    w3.write("z", 0, 1);
  }

  public static void main(String[] args) {
    start(SharedPrintWriter::one);
    start(SharedPrintWriter::other);
  }
}
