// WeakCasFails repaired: a loop. That a weak compare-and-set fails so often that the loop never ends is not explored.
// OpenJDK 17: 3000 of 3000 runs end with 2.
// expect clean
// explore: proof --outcomes outcomes=1
// explore: all --outcomes outcomes=1
import java.util.concurrent.atomic.AtomicInteger;

public class WeakCasLoop {
  static final AtomicInteger n = new AtomicInteger();

  static void add() {
    int old;
    do {
      old = n.get();
    } while (!n.weakCompareAndSetVolatile(old, old + 1));
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(WeakCasLoop::add);
    t.start();
    add();
    t.join();
    System.out.println(n.get());
  }
}
