// Two phases between barriers: what the others wrote in the first one is there in the second one.
// expect clean
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierPhases {
  static final int[] cells = new int[2];
  static final CyclicBarrier barrier = new CyclicBarrier(2);

  public static void main(String[] args) {
    for (int i = 0; i < 2; i++) {
      int me = i;
      new Thread(() -> {
        try {
          cells[me] = me + 1;
          barrier.await();
          int other = cells[1 - me];
          barrier.await();
          cells[me] += other;
          assert cells[me] == 3;
        } catch (InterruptedException | BrokenBarrierException e) {
          throw new IllegalStateException(e);
        }
      }).start();
    }
  }
}
