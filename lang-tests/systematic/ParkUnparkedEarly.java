// unpark before start has no effect: the thread parks for ever.
// expect deadlock
// explore: proof
// explore: all
import java.util.concurrent.locks.LockSupport;

public class ParkUnparkedEarly {
  public static void main(String[] args) {
    Thread sleeper = new Thread(LockSupport::park, "sleeper");
    LockSupport.unpark(sleeper);
    sleeper.start();
  }
}
