import java.util.*;
import java.util.concurrent.CountDownLatch;

public class Timers {
  public static void main(String[] args) throws Exception {
    Timer timer = new Timer("ticker");
    CountDownLatch ticks = new CountDownLatch(3);
    timer.schedule(new TimerTask() {
      @Override
      public void run() {
        ticks.countDown();
        System.out.println("tick " + Thread.currentThread().getName());
        if (ticks.getCount() == 0) System.out.println(cancel());
      }
    }, 5, 5);
    ticks.await();
    Thread.sleep(50);
    CountDownLatch done = new CountDownLatch(2);
    TimerTask second = new TimerTask() {
      @Override
      public void run() {
        System.out.println("second");
        done.countDown();
      }
    };
    timer.schedule(second, 60);
    timer.schedule(new TimerTask() {
      @Override
      public void run() {
        System.out.println("first");
        done.countDown();
      }
    }, 10);
    try {
      timer.schedule(second, 1);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    done.await();
    timer.cancel();
    try {
      timer.schedule(new TimerTask() {
        @Override
        public void run() {}
      }, 1);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
  }
}
// expect: tick ticker
// expect: tick ticker
// expect: tick ticker
// expect: true
// expect: Task already scheduled or cancelled
// expect: first
// expect: second
// expect: Timer already cancelled.
