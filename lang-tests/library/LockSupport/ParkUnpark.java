// A permit given before park lets it pass.
import java.util.concurrent.locks.LockSupport;

public class ParkUnpark {
  public static void main(String[] args) throws InterruptedException {
    LockSupport.unpark(Thread.currentThread());
    LockSupport.unpark(Thread.currentThread());
    LockSupport.park();
    System.out.println("passed");
    LockSupport.parkNanos(1000);
    Thread.currentThread().interrupt();
    LockSupport.park();
    System.out.println("interrupted " + Thread.interrupted());
    boolean[] go = new boolean[1];
    Thread t = new Thread(() -> {
      while (!go[0]) LockSupport.park();
      System.out.println("unparked");
    });
    t.start();
    go[0] = true;
    LockSupport.unpark(t);
    t.join();
  }
}
// expect: passed
// expect: interrupted true
// expect: unparked
