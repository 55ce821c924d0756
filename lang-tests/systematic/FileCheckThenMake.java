// exists() and then making it is not atomic: both threads may think that they made it.
// expect assertion
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

public class FileCheckThenMake {
  static final AtomicInteger makers = new AtomicInteger();

  static void attempt() {
    File f = new File("heddle-file-check-then-make");
    if (f.exists()) return;
    try {
      new FileOutputStream(f).close();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    makers.incrementAndGet();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(FileCheckThenMake::attempt);
    t.start();
    attempt();
    t.join();
    assert makers.get() == 1 : makers;
  }
}
