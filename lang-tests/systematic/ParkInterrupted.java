// park returns for an interrupt and leaves the flag set; a second park returns at once for the same flag.
// expect clean
// explore: proof
// explore: all
import java.util.concurrent.locks.LockSupport;

public class ParkInterrupted {
  public static void main(String[] args) {
    Thread sleeper = new Thread(() -> {
      LockSupport.park();
      LockSupport.park();
      assert Thread.currentThread().isInterrupted();
    }, "sleeper");
    sleeper.start();
    sleeper.interrupt();
  }
}
