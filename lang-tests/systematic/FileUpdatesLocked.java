// The same under a lock.
// explore: proof
// explore: all
// expect clean
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class FileUpdatesLocked {
  static final Path p = Path.of("heddle-file-updates-locked.txt");

  static synchronized void add() {
    try {
      Files.writeString(p, Files.readString(p) + "x");
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws Exception {
    Files.writeString(p, "x");
    Thread t = new Thread(FileUpdatesLocked::add);
    t.start();
    add();
    t.join();
    assert Files.readString(p).equals("xxx");
  }
}
