import java.util.concurrent.*;

public class Synchronizers {
  static String text(Object o) {
    return o.toString().replaceAll("@[0-9a-f]+", "@");
  }

  public static void main(String[] args) throws Exception {
    Semaphore s = new Semaphore(2);
    s.acquire();
    System.out.println(s.availablePermits() + " " + s.tryAcquire(2) + " " + s.tryAcquire(2, 1, TimeUnit.MILLISECONDS) + " " + text(s));
    s.release(3);
    System.out.println(s.drainPermits());

    CountDownLatch latch = new CountDownLatch(2);
    System.out.println(latch.await(1, TimeUnit.MILLISECONDS) + " " + text(latch));
    for (int i = 0; i < 2; i++) new Thread(latch::countDown).start();
    latch.await();
    System.out.println(latch.getCount());

    CyclicBarrier barrier = new CyclicBarrier(2, () -> System.out.println("barrier"));
    for (int round = 0; round < 2; round++) {
      Thread t = new Thread(() -> {
        try {
          barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
          System.out.println(e);
        }
      });
      t.start();
      barrier.await();
      t.join();
    }
    try {
      barrier.await(1, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      System.out.println(e + " " + barrier.isBroken());
    }
    try {
      barrier.await();
    } catch (BrokenBarrierException e) {
      System.out.println(e);
    }
    barrier.reset();
    System.out.println(barrier.isBroken() + " " + barrier.getNumberWaiting() + " " + barrier.getParties());

    Exchanger<String> exchanger = new Exchanger<>();
    Thread other = new Thread(() -> {
      try {
        String got = exchanger.exchange("from the other");
        if (!got.equals("from main")) System.out.println(got);
      } catch (InterruptedException e) {
        System.out.println(e);
      }
    });
    other.start();
    System.out.println(exchanger.exchange("from main"));

    Phaser phaser = new Phaser(1);
    System.out.println(phaser.register() + " " + phaser.arrive() + " " + phaser.arriveAndAwaitAdvance() + " " + phaser.arriveAndDeregister());
    System.out.println(text(phaser) + " " + phaser.getRegisteredParties() + " " + phaser.getUnarrivedParties());
    phaser.arriveAndDeregister();
    System.out.println(phaser.isTerminated() + " " + (phaser.getPhase() < 0));
    try {
      new CountDownLatch(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(TimeUnit.SECONDS.toMillis(3) + " " + TimeUnit.MILLISECONDS.convert(2, TimeUnit.MINUTES) + " " + TimeUnit.MILLISECONDS.toSeconds(-1999) + " " + TimeUnit.DAYS.toNanos(Long.MAX_VALUE));
  }
}
// expect: 1 false false java.util.concurrent.Semaphore@[Permits = 1]
// expect: 4
// expect: false java.util.concurrent.CountDownLatch@[Count = 2]
// expect: 0
// expect: barrier
// expect: barrier
// expect: java.util.concurrent.TimeoutException true
// expect: java.util.concurrent.BrokenBarrierException
// expect: false 0 2
// expect: from the other
// expect: 0 0 1 1
// expect: java.util.concurrent.Phaser@[phase = 1 parties = 1 arrived = 0] 1 1
// expect: true true
// expect: count < 0
// expect: 3000 120000 -1 9223372036854775807
