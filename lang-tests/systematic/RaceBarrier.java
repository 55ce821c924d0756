// HandOverBarrier broken: behind the barrier each thread writes its own cell again, while the other one reads it.
// expect race: element
// explore: proof
import java.util.concurrent.CyclicBarrier;

public class RaceBarrier {
  static final int[] cells = new int[2];
  static final CyclicBarrier barrier = new CyclicBarrier(2);

  static void step(int i) {
    try {
      cells[i] = 1;
      barrier.await();
      assert cells[1 - i] >= 1;
      cells[i] = 2;
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) {
    new Thread(() -> step(0)).start();
    step(1);
  }
}
