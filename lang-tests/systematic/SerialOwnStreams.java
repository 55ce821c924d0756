// Threads that write objects of the same classes to streams of their own share nothing: one schedule is enough.
// expect clean
import java.io.*;

public class SerialOwnStreams {
  static class Point implements Serializable {
    private static final long serialVersionUID = 1;
    int x;
    String name = "p";
    Point next;
  }

  static byte[] written(int x) {
    try {
      Point p = new Point();
      p.x = x;
      p.next = p;
      ByteArrayOutputStream to = new ByteArrayOutputStream();
      ObjectOutputStream out = new ObjectOutputStream(to);
      out.writeObject(p);
      out.close();
      return to.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static int read(byte[] b) {
    try {
      Point p = (Point) new ObjectInputStream(new ByteArrayInputStream(b)).readObject();
      return p.next == p ? p.x : -1;
    } catch (IOException | ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int[] results = new int[2];
    Thread a = new Thread(() -> results[0] = read(written(1)));
    Thread b = new Thread(() -> results[1] = read(written(2)));
    a.start();
    b.start();
    a.join();
    b.join();
    assert results[0] == 1 && results[1] == 2;
  }
}
