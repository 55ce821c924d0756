// Between a worker's taking a task and its counting as active there is a moment in which the task is neither queued nor active.
// OpenJDK 17: getActiveCount() was 0 for 919 of 602036 tasks that had left the queue and could not end.
// expect assertion
// explore: findings=1
// explore: --systematic=all findings=1
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PoolTaskNeitherQueuedNorActive {
  public static void main(String[] args) throws Exception {
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    CountDownLatch end = new CountDownLatch(1);
    pool.execute(() -> {});
    pool.execute(() -> {
      try {
        end.await();
      } catch (InterruptedException e) {
        // Nobody interrupts.
      }
    });
    boolean taken = pool.getQueue().isEmpty();
    int active = pool.getActiveCount();
    end.countDown();
    pool.shutdown();
    assert !taken || active == 1;
  }
}
