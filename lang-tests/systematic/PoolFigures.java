// A task that is completed may count as active for another moment, and a result may be there before its task is completed;
// a worker counts as active before it has begun, and then not for a moment. OpenJDK 17: 1 active and none queued or completed
// behind it in 2853 of 3000 runs, (queued, active, completed) = (1, 0, 1) in 97, (0, 1, 1) in 49, (1, 1, 1) in 1; (0, 0, 1) as in
// PoolTaskNeitherQueuedNorActive, (1, 0, 0) between Worker.unlock and lock.
// expect clean
// explore: --outcomes outcomes=6
// explore: --systematic=all --outcomes outcomes=6
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PoolFigures {
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
    String figures = pool.getQueue().size() + " " + pool.getActiveCount() + " " + pool.getCompletedTaskCount();
    end.countDown();
    pool.shutdown();
    System.out.println(figures);
  }
}
