// A function that waits keeps nobody from running those of the other elements: OpenJDK 17 never hangs in 3,400 runs. And each of few
// elements is a part of its own, so that the identity is counted three times.
// expect clean
import java.util.List;
import java.util.concurrent.CountDownLatch;

public class ParallelPartWaits {
  public static void main(String[] args) {
    CountDownLatch latch = new CountDownLatch(1);
    List.of(0, 1, 2).parallelStream().forEach(i -> {
      if (i == 1) latch.countDown();
      if (i == 0) {
        try {
          latch.await();
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      }
    });
    assert List.of(1, 2, 3).parallelStream().reduce(10, Integer::sum) == 36;
  }
}
