// Timer tasks in order; cancel.
import java.util.*;
import java.util.concurrent.CountDownLatch;

public class Tasks {
  public static void main(String[] args) throws InterruptedException {
    Timer t = new Timer();
    CountDownLatch done = new CountDownLatch(2);
    t.schedule(new TimerTask() { public void run() { System.out.println("second"); done.countDown(); } }, 20);
    t.schedule(new TimerTask() { public void run() { System.out.println("first"); done.countDown(); } }, 1);
    TimerTask never = new TimerTask() { public void run() { System.out.println("never"); } };
    t.schedule(never, 100_000);
    System.out.println(never.cancel());
    done.await();
    t.cancel();
    try {
      t.schedule(never, 1);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }
}
// expect: true
// expect: first
// expect: second
// expect: Timer already cancelled.
