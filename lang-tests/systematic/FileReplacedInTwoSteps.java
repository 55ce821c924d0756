// A file is moved over another one while somebody reads: with REPLACE_EXISTING the old one goes first, and a reader may find nothing.
// (FileReplacedAtOnce is right.)
// explore: proof
// expect finding: java.lang.AssertionError: java.nio.file.NoSuchFileException
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

public class FileReplacedInTwoSteps {
  public static void main(String[] args) throws Exception {
    Path file = Files.writeString(Path.of("heddle-replaced.txt"), "old");
    Path next = Files.writeString(Path.of("heddle-replaced.new"), "new");
    Thread reader = new Thread(() -> {
      try {
        Files.readString(file);
      } catch (IOException e) {
        throw new AssertionError(e.toString());
      }
    });
    reader.start();
    Files.move(next, file, StandardCopyOption.REPLACE_EXISTING);
    reader.join();
  }
}
