// CountDownLatch and CyclicBarrier.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class AndBarrier {
  public static void main(String[] args) throws Exception {
    CountDownLatch start = new CountDownLatch(1), done = new CountDownLatch(3);
    AtomicInteger sum = new AtomicInteger();
    for (int i = 1; i <= 3; i++) {
      int k = i;
      new Thread(() -> {
        try {
          start.await();
        } catch (InterruptedException e) {
          return;
        }
        sum.addAndGet(k);
        done.countDown();
      }).start();
    }
    System.out.println(sum.get() + " " + done.getCount() + " " + done.await(1, TimeUnit.MILLISECONDS));
    start.countDown();
    done.await();
    System.out.println(sum.get() + " " + done.getCount());
    CyclicBarrier b = new CyclicBarrier(3, () -> System.out.println("all here " + sum.getAndAdd(10)));
    Thread[] t = new Thread[2];
    for (int i = 0; i < 2; i++) {
      t[i] = new Thread(() -> {
        try {
          b.await();
          b.await();
        } catch (InterruptedException | BrokenBarrierException e) {
          System.out.println("broken");
        }
      });
      t[i].start();
    }
    b.await();
    b.await();
    for (Thread x : t) x.join();
    System.out.println(b.getParties() + " " + b.getNumberWaiting() + " " + b.isBroken());
    try {
      new CyclicBarrier(2).await(1, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      System.out.println("timeout");
    }
  }
}
// expect: 0 3 false
// expect: 6 0
// expect: all here 6
// expect: all here 16
// expect: 3 0 false
// expect: timeout
