// As FileReplacedInTwoSteps, but by ATOMIC_MOVE: the reader has the old one or the new one.
// explore: proof --outcomes outcomes=2
// explore: all --outcomes outcomes=2
// expect clean
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

public class FileReplacedAtOnce {
  public static void main(String[] args) throws Exception {
    Path file = Files.writeString(Path.of("heddle-replaced.txt"), "old");
    Path next = Files.writeString(Path.of("heddle-replaced.new"), "new");
    Thread reader = new Thread(() -> {
      try {
        System.out.println(Files.readString(file));
      } catch (IOException e) {
        throw new AssertionError(e.toString());
      }
    });
    reader.start();
    Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
    reader.join();
  }
}
