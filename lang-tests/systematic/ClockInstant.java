// The same with the classes of java.time.
// explore: proof --outcomes outcomes=2
// expect clean
import java.time.Duration;
import java.time.Instant;

public class ClockInstant {
  public static void main(String[] args) throws InterruptedException {
    Instant start = Instant.now();
    Thread t = new Thread(() -> { });
    t.start();
    t.join();
    System.out.println(Duration.between(start, Instant.now()).toMillis() > 100 ? "slow" : "fast");
  }
}
