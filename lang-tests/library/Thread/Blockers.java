// What a thread is parked for.
import java.util.concurrent.locks.LockSupport;

public class Blockers {
  public static void main(String[] args) throws InterruptedException {
    Thread main = Thread.currentThread();
    System.out.println(LockSupport.getBlocker(main));  // expect: null
    LockSupport.setCurrentBlocker("set");
    System.out.println(LockSupport.getBlocker(main));  // expect: set
    LockSupport.unpark(main);
    LockSupport.park("parked");
    System.out.println(LockSupport.getBlocker(main));  // expect: null
    Thread other = new Thread(() -> LockSupport.parkNanos("other", 1L << 60));
    other.start();
    while (LockSupport.getBlocker(other) == null) Thread.sleep(1);
    System.out.println(LockSupport.getBlocker(other));  // expect: other
    LockSupport.unpark(other);
    other.join();
    System.out.println(LockSupport.getBlocker(other));  // expect: null
    try {
      LockSupport.getBlocker(null);
    } catch (NullPointerException e) {
      System.out.println("null");  // expect: null
    }
  }
}
