// Plain mode under a lock that all accesses hold, and before the start and after the join of the other thread: no race.
// OpenJDK 17: 3000 of 3000 runs print 3.
// expect clean
// explore: proof --outcomes outcomes=1
// explore: all --outcomes outcomes=1
import java.util.concurrent.atomic.AtomicInteger;

public class PlainModeLocked {
  static final AtomicInteger n = new AtomicInteger();

  static void add() {
    synchronized (n) {
      n.setPlain(n.getPlain() + 1);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    n.setPlain(1);
    Thread t = new Thread(PlainModeLocked::add);
    t.start();
    add();
    t.join();
    System.out.println(n.getPlain());
  }
}
