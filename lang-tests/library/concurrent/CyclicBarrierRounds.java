// Nobody goes ahead of a round.
// explore: proof findings=0
// expect clean
import java.util.concurrent.*;

public class CyclicBarrierRounds {
  static final int[] round = new int[2];

  public static void main(String[] args) {
    CyclicBarrier barrier = new CyclicBarrier(2);
    for (int i = 0; i < 2; i++) {
      int me = i;
      new Thread(() -> {
        try {
          for (int r = 1; r <= 2; r++) {
            round[me] = r;
            barrier.await();
            assert round[1 - me] == r;
            barrier.await();
          }
        } catch (InterruptedException | BrokenBarrierException e) {
          throw new Error(e);
        }
      }).start();
    }
  }
}
