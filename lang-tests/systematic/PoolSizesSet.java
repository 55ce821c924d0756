// The setters of a pool look at its other values first, and lock nothing meanwhile: two that are called at once may leave what neither would have allowed. OpenJDK's own stress
// tests (jcstress) name both outcomes that break the invariants as ones to be seen.
// expect clean
// explore: proof --outcomes outcomes=3 -- sizes
// explore: proof --outcomes outcomes=3 -- times
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PoolSizesSet {
  static void unlessRefused(Runnable change) {
    try {
      change.run();
    } catch (IllegalArgumentException e) {
      // It stays as it was.
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 4, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    boolean sizes = args[0].equals("sizes");
    Thread a = new Thread(() -> unlessRefused(() -> {
      if (sizes) pool.setCorePoolSize(3);
      else pool.allowCoreThreadTimeOut(true);
    }));
    Thread b = new Thread(() -> unlessRefused(() -> {
      if (sizes) pool.setMaximumPoolSize(2);
      else pool.setKeepAliveTime(0, TimeUnit.SECONDS);
    }));
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println(pool.getCorePoolSize() + " " + pool.getMaximumPoolSize() + " " + pool.allowsCoreThreadTimeOut() + " "
        + pool.getKeepAliveTime(TimeUnit.SECONDS));
  }
}
