// Each writer has its own descriptor and appends: nothing is lost, both orders are possible.
// explore: proof --outcomes outcomes=2
// explore: all --outcomes outcomes=2
// expect clean
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class FileAppendedByTwo {
  static final String name = "heddle-file-appended-by-two.txt";

  static void add(String text) {
    try (FileOutputStream out = new FileOutputStream(name, true)) {
      out.write(text.getBytes());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> add("ab"));
    t.start();
    add("cd");
    t.join();
    System.out.println(Files.readString(Path.of(name)));
  }
}
