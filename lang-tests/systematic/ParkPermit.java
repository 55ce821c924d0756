// unpark before park: the permit stays, and park returns at once. A second unpark is not counted.
// expect clean
// explore: proof
// explore: all
import java.util.concurrent.locks.LockSupport;

public class ParkPermit {
  static volatile boolean ready;

  public static void main(String[] args) {
    Thread sleeper = new Thread(() -> {
      while (!ready)
        LockSupport.park();
    }, "sleeper");
    sleeper.start();
    ready = true;
    LockSupport.unpark(sleeper);
  }
}
