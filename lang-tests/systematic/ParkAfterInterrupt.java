// An interrupt also gives a permit: the park returns although the flag has been cleared. OpenJDK 17: 200 of 200 runs (also
// with sleep() or wait() ended by the interrupt). See ParkInterruptCleared for the park that has taken that permit.
// expect clean
// explore: proof
// explore: all
import java.util.concurrent.locks.LockSupport;

public class ParkAfterInterrupt {
  public static void main(String[] args) throws InterruptedException {
    Thread sleeper = new Thread(() -> {
      try {
        Thread.sleep(1000);
      } catch (InterruptedException e) {
        LockSupport.park();
      }
    }, "sleeper");
    sleeper.start();
    sleeper.interrupt();
    sleeper.join();
    Thread.currentThread().interrupt();
    assert Thread.interrupted();
    LockSupport.park();
  }
}
