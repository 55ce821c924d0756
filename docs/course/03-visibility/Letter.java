/** A writer fills in a letter and raises a flag; a reader waits for the flag and reads. */
public class Letter {
  static String text;
  static boolean ready;

  public static void main(String[] args) {
    Thread writer = new Thread(() -> {
      text = "hello";
      ready = true;
    }, "writer");
    Thread reader = new Thread(() -> {
      if (ready)
        assert text.equals("hello");
    }, "reader");
    writer.start();
    reader.start();
  }
}
