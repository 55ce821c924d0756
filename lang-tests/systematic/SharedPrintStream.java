// Print streams in two threads: their methods lock in OpenJDK.
// expect clean
// explore: proof
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class SharedPrintStream {
  static final ByteArrayOutputStream b = new ByteArrayOutputStream();
  static final PrintStream p = new PrintStream(b);

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
    System.out.println("a");
    System.out.printf("%d%n", 3);
    System.out.print(1);
    p.println("a");
    p.printf("%d", 3);
    p.write(3);
    p.print('c');
  }

  static void other() throws Exception {
    System.out.println(2);
    System.err.println("x");
    System.out.flush();
    System.out.checkError();
    System.out.append("x");
    p.println("b");
    p.flush();
    p.checkError();
    b.toString();
    b.size();
    b.toByteArray();
  }

  public static void main(String[] args) {
    start(SharedPrintStream::one);
    start(SharedPrintStream::other);
  }
}
