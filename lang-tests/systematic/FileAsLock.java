// createNewFile is atomic: exactly one of the threads makes the lock file.
// explore: proof --outcomes outcomes=1
// explore: all --outcomes outcomes=1
// expect clean
import java.io.File;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

public class FileAsLock {
  static final AtomicInteger winners = new AtomicInteger();

  static void attempt() {
    try {
      if (new File("heddle-file-as-lock").createNewFile()) winners.incrementAndGet();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(FileAsLock::attempt);
    t.start();
    attempt();
    t.join();
    System.out.println(winners);
  }
}
