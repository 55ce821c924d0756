// Readers in two threads: read, ready, skip, mark and close lock in OpenJDK (javap -c shows monitorenter in each).
// expect clean
// explore: proof
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStreamReader;
import java.io.LineNumberReader;
import java.io.OutputStreamWriter;
import java.io.PushbackReader;
import java.io.StringReader;

public class SharedReaders {
  static final BufferedReader p = new BufferedReader(new StringReader("a\nb\nc\nd\n"));
  static final InputStreamReader in = new InputStreamReader(new ByteArrayInputStream(new byte[99]));
  static final OutputStreamWriter o = new OutputStreamWriter(new ByteArrayOutputStream());
  static final LineNumberReader in3 = new LineNumberReader(new StringReader("a\nb\nc\n"));
  static final PushbackReader in4 = new PushbackReader(new StringReader("a\nb\nc\n"));

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
    p.readLine();
    p.read();
    p.ready();
    in.read();
    in.ready();
    o.write("a");
    o.flush();
    in3.read();
    in3.readLine();
    in4.unread(in4.read());
  }

  static void other() throws Exception {
    p.readLine();
    p.skip(1);
    p.lines().count();
    p.mark(2);
    in.read(new char[3]);
    in.getEncoding();
    o.write('b');
    o.append("u");
    o.getEncoding();
    in3.read(new char[3]);
    in3.readLine();
    in3.skip(1);
    in4.read(new char[3]);
    in4.ready();
    in4.skip(1);
  }

  public static void main(String[] args) {
    start(SharedReaders::one);
    start(SharedReaders::other);
  }
}
