// Paths and Files are immutable (Javadoc of Path).
// expect clean
// explore: proof
import java.io.File;
import java.nio.file.Path;

public class SharedPaths {
  static final Path p = Path.of("a/b/../c");
  static final File f = new File("x/y");

  interface Body {
    void run() throws Exception;
  }

  static void start(Body body) {
    new Thread(() -> {
      try {
        body.run();
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }).start();
  }

  static void one() throws Exception {
    p.normalize();
    p.toString();
    p.hashCode();
    p.getFileName();
    f.getName();
    f.hashCode();
    f.toString();
    f.getParentFile();
    p.toAbsolutePath();
  }

  static void other() throws Exception {
    p.normalize();
    p.toString();
    p.hashCode();
    p.getNameCount();
    f.getPath();
    f.compareTo(f);
    f.toPath();
    p.toFile();
    p.startsWith("a");
  }

  public static void main(String[] args) {
    start(SharedPaths::one);
    start(SharedPaths::other);
  }
}
