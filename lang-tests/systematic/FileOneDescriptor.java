// Two threads read through one stream: each byte goes to one of them.
// explore: proof --outcomes outcomes=2
// explore: all --outcomes outcomes=2
// expect clean
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class FileOneDescriptor {
  static volatile char a, b;

  public static void main(String[] args) throws Exception {
    Path p = Path.of("heddle-file-one-descriptor.txt");
    Files.writeString(p, "12");
    try (FileInputStream in = new FileInputStream(p.toFile())) {
      Thread t = new Thread(() -> {
        try {
          a = (char) in.read();
        } catch (IOException e) {
          throw new AssertionError(e);
        }
      });
      t.start();
      b = (char) in.read();
      t.join();
    }
    System.out.println(a + " " + b);
  }
}
