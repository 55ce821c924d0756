// A counter in a file, read and written without a lock: an update is lost.
// expect assertion
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class FileLostUpdate {
  static final Path p = Path.of("heddle-file-lost-update.txt");

  static void add() {
    try {
      int n = Files.readString(p).length();
      if (n > 0) Files.writeString(p, "x".repeat(n + 1));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Files.writeString(p, "x");
    Thread t = new Thread(FileLostUpdate::add);
    t.start();
    add();
    t.join();
    assert Files.readString(p).length() == 3 : Files.readString(p);
  }
}
