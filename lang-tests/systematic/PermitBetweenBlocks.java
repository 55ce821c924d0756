// A permit comes between two blocks of a thread that are known already: what is known of its state before is not true behind that, for the
// digest neither (docs/algorithms.md, "Known blocks"). Without that the thread parks for ever on some path.
// explore: proof
// expect clean
import java.util.concurrent.locks.LockSupport;

public class PermitBetweenBlocks {
  static final Object lock = new Object();
  static int turns;

  static void turn() {
    synchronized (lock) {
      turns = 3 * turns + 1;
    }
  }

  public static void main(String[] args) {
    Thread parks = new Thread(() -> {
      turn();
      turn();
      turn();
      LockSupport.park(lock);
      turn();
    });
    parks.start();
    turn();
    LockSupport.unpark(parks);
    turn();
  }
}
