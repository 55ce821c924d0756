// A barrier for three parties, and two come.
// expect deadlock
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierOneMissing {
  public static void main(String[] args) {
    CyclicBarrier barrier = new CyclicBarrier(3);
    for (int i = 0; i < 2; i++)
      new Thread(() -> {
        try {
          barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
          throw new IllegalStateException(e);
        }
      }).start();
  }
}
