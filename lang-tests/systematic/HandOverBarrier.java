// Each thread writes its own cell, and reads the other's behind the barrier: actions before await() hb those that follow the other threads'
// await() (CyclicBarrier's contract).
// expect clean
// explore: proof
import java.util.concurrent.CyclicBarrier;

public class HandOverBarrier {
  static final int[] cells = new int[2];
  static final CyclicBarrier barrier = new CyclicBarrier(2);

  static void step(int i) {
    try {
      cells[i] = 1;
      barrier.await();
      assert cells[1 - i] == 1;
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) {
    new Thread(() -> step(0)).start();
    step(1);
  }
}
