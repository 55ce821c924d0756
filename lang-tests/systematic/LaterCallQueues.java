// Who would wait in put, take, get or await makes the call later (docs/algorithms.md, "Calls that come later"): no wait
// sets, no orders of waiters, no wake-ups.
// expect clean
// explore: states<=400 outcomes=1
// explore: proof --expand-library states>=1000 outcomes=1
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;

public class LaterCallQueues {
  interface Step {
    void run(int i) throws Exception;
  }

  static void start(Step step) {
    new Thread(() -> {
      try {
        for (int i = 0; i < 3; i++) step.run(i);
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    }).start();
  }

  public static void main(String[] args) throws Exception {
    BlockingQueue<Integer> a = new LinkedBlockingQueue<>(), b = new ArrayBlockingQueue<>(1);
    CountDownLatch done = new CountDownLatch(6);
    FutureTask<Integer> sum = new FutureTask<>(() -> 6);
    start(a::put);
    start(b::put);
    start(i -> b.put(a.take()));
    start(i -> {
      b.take();
      done.countDown();
      b.take();
      done.countDown();
    });
    new Thread(() -> {
      try {
        done.await();
      } catch (InterruptedException e) {
      }
      sum.run();
    }).start();
    assert sum.get() == 6;
  }
}
