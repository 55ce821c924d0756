// A directory is listed while another thread makes and deletes a file in it.
// explore: proof --outcomes outcomes=2
// explore: all --outcomes outcomes=2
// expect clean
import java.io.File;
import java.io.IOException;
import java.util.Arrays;

public class FileListedWhileMade {
  public static void main(String[] args) throws InterruptedException {
    File d = new File("heddle-file-listed");
    d.mkdir();
    File f = new File(d, "f");
    Thread t = new Thread(() -> {
      try {
        f.createNewFile();
      } catch (IOException e) {
        throw new AssertionError(e);
      }
      f.delete();
    });
    t.start();
    String seen = Arrays.toString(d.list());
    t.join();
    System.out.println(seen + " " + d.delete());
  }
}
