// The flag is cleared between the two parks: the second one waits for ever.
// expect deadlock
// explore: proof
// explore: all
import java.util.concurrent.locks.LockSupport;

public class ParkInterruptCleared {
  public static void main(String[] args) {
    Thread sleeper = new Thread(() -> {
      LockSupport.park();
      Thread.interrupted();
      LockSupport.park();
    }, "sleeper");
    sleeper.start();
    sleeper.interrupt();
  }
}
