// Two threads that exchange with a time limit of 0 may meet all the same: each offers before it looks at the time.
// OpenJDK 17: they meet in 19999 of 20000 runs.
// expect clean
// explore: --outcomes outcomes=2
// explore: --systematic=all --outcomes outcomes=2
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class ExchangeWithoutTime {
  static final Exchanger<String> exchanger = new Exchanger<>();
  static String other;

  static String exchange(String mine) {
    try {
      return exchanger.exchange(mine, 0, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      return "too late";
    } catch (InterruptedException e) {
      return "interrupted";
    }
  }

  public static void main(String[] args) throws Exception {
    Thread t = new Thread(() -> other = exchange("a"));
    t.start();
    String mine = exchange("b");
    t.join();
    System.out.println(mine + ", " + other);
  }
}
