// Permits do not add up: two unparks before two parks leave the second park waiting for ever.
// expect deadlock
// explore: proof
// explore: all
import java.util.concurrent.locks.LockSupport;

public class ParkOnePermit {
  public static void main(String[] args) {
    Thread sleeper = new Thread(() -> {
      LockSupport.park();
      LockSupport.park();
    }, "sleeper");
    sleeper.start();
    LockSupport.unpark(sleeper);
    LockSupport.unpark(sleeper);
  }
}
