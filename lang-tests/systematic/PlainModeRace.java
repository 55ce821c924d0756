// setPlain beside getPlain of another thread: as unordered as accesses of a plain field, a data race (JLS 17.4.5).
// OpenJDK 17: 503 of 3000 runs print 1, the others 0; what else is visible then is not said.
// expect race: PlainModeRace.n (an AtomicInteger)
// explore: proof
// explore: all
import java.util.concurrent.atomic.AtomicInteger;

public class PlainModeRace {
  static final AtomicInteger n = new AtomicInteger();

  public static void main(String[] args) {
    new Thread(() -> n.setPlain(1)).start();
    System.out.println(n.getPlain());
  }
}
