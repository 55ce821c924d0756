// BarrierPhases without the second barrier: one thread writes while the other one may still read.
// expect race: cells
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierForgotten {
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
          cells[me] += other;
        } catch (InterruptedException | BrokenBarrierException e) {
          throw new IllegalStateException(e);
        }
      }).start();
    }
  }
}
