// Mistake: the permit is not given back when the work throws; the next one waits for ever.
// expect deadlock
import java.util.concurrent.Semaphore;

public class SemaphoreNotReleased {
  static final Semaphore printer = new Semaphore(1);

  static void print(String page) throws InterruptedException {
    printer.acquire();
    if (page.isEmpty())
      throw new IllegalArgumentException("empty page");
    printer.release(); // belongs into a finally block
  }

  static Thread job(String name, String page) {
    return new Thread(() -> {
      try {
        print(page);
      } catch (IllegalArgumentException e) {
        // the page is skipped
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }, name);
  }

  public static void main(String[] args) {
    job("job-1", "").start();
    job("job-2", "text").start();
  }
}
