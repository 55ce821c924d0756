// Files of their own: one order is enough.
// explore: proof complete=1
// expect clean
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class FilesIndependent {
  static void work(Path p) {
    try {
      Files.writeString(p, "x");
      assert Files.readString(p).equals("x");
      Files.writeString(p, "yz");
      assert Files.size(p) == 2;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Path a = Path.of("heddle-files-independent-a"), b = Path.of("heddle-files-independent-b");
    Files.createFile(a);
    Files.createFile(b);
    Thread t = new Thread(() -> work(a));
    t.start();
    work(b);
    t.join();
  }
}
