// Permits, tryAcquire, release beyond the start.
import java.util.concurrent.*;

public class Permits {
  public static void main(String[] args) throws InterruptedException {
    Semaphore s = new Semaphore(2);
    s.acquire();
    System.out.println(s.availablePermits() + " " + s.tryAcquire() + " " + s.tryAcquire() + " " + s.tryAcquire(1, TimeUnit.MILLISECONDS));
    s.release(3);
    System.out.println(s.availablePermits() + " " + s.drainPermits() + " " + s.availablePermits());
    Semaphore hand = new Semaphore(0), back = new Semaphore(0);
    Thread t = new Thread(() -> {
      for (int i = 0; i < 3; i++) {
        hand.acquireUninterruptibly();
        System.out.print("t" + i + " ");
        back.release();
      }
    });
    t.start();
    for (int i = 0; i < 3; i++) {
      System.out.print("m" + i + " ");
      hand.release();
      back.acquire();
    }
    t.join();
    System.out.println();
    try {
      s.acquire(-1);
    } catch (IllegalArgumentException e) {
      System.out.println("negative");
    }
  }
}
// expect: 1 true false false
// expect: 3 3 0
// expect: m0 t0 m1 t1 m2 t2 
// expect: negative
