// 1 and 17 share a bin of a table of 16: put waits for compute's function, which waits for put. OpenJDK 17 hangs in 3 of 3 trials
// (and in none if the other key is 2).
// expect deadlock
import java.util.concurrent.*;

public class MapComputeSameBin {
  public static void main(String[] args) throws InterruptedException {
    ConcurrentHashMap<Integer, String> map = new ConcurrentHashMap<>();
    map.put(1, "one");
    CountDownLatch put = new CountDownLatch(1);
    Thread computing = new Thread(() -> map.compute(1, (k, v) -> {
      try {
        put.await();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      return v;
    }));
    computing.start();
    map.put(17, "seventeen");
    put.countDown();
  }
}
