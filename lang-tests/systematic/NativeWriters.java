// StringWriter and ByteArrayOutputStream lock, so nothing races: but what they hold may be looked at between two writes.
// OpenJDK 17, two threads that meet in a loop: of 6,084 rounds 26 see the one half written, 20 the other.
// explore: proof
// explore: all
// expect assertion
import java.io.ByteArrayOutputStream;
import java.io.StringWriter;

public class NativeWriters {
  public static void main(String[] args) throws InterruptedException {
    StringWriter text = new StringWriter();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Thread writer = new Thread(() -> {
      text.write("a");
      text.write("b");
      bytes.write('a');
      bytes.write('b');
    });
    writer.start();
    String first = text.toString(), second = bytes.toString();
    writer.join();
    assert first.length() != 1 : first;
    assert second.length() != 1 : second;
  }
}
