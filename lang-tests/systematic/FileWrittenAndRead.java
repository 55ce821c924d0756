// One thread writes a file, another reads it: it is not there, empty, or complete. Nothing reaches the disk.
// explore: proof --outcomes outcomes=3
// explore: all --outcomes outcomes=3
// expect clean
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

public class FileWrittenAndRead {
  public static void main(String[] args) throws Exception {
    Path p = Path.of("heddle-file-written-and-read.txt");
    Thread writer = new Thread(() -> {
      try {
        Files.writeString(p, "hello");
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    });
    writer.start();
    String seen;
    try {
      seen = "[" + Files.readString(p) + "]";
    } catch (NoSuchFileException e) {
      seen = "none";
    }
    writer.join();
    assert Files.readString(p).equals("hello");
    System.out.println(seen);
  }
}
