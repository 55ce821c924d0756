// What is used of an addition, or read of its sum, depends on the order: six outputs, no fewer.
// explore: --outcomes outcomes=6 findings=0
// explore: --outcomes --no-cache outcomes=6 findings=0
// explore: --outcomes --expand-library outcomes=6 findings=0
// explore: --systematic=all --outcomes outcomes=6 findings=0
import java.util.concurrent.atomic.AtomicInteger;

public class AdditionsRead {
  static final AtomicInteger count = new AtomicInteger();
  static int used, read, twice;

  static int give(AtomicInteger c) {
    return c.incrementAndGet() * 2;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> {
      used = count.incrementAndGet();
      read = count.get();
    });
    Thread b = new Thread(() -> {
      count.incrementAndGet();
      twice = give(count);
    });
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println(used + " " + read + " " + twice);
  }
}
