// One party of a barrier is interrupted: it gets InterruptedException, the others BrokenBarrierException; or the barrier was complete before.
// expect clean
// explore: --outcomes outcomes=2
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierBrokenByInterrupt {
  static class Party extends Thread {
    final CyclicBarrier barrier;
    String end;

    Party(CyclicBarrier barrier) { this.barrier = barrier; }

    public void run() {
      try {
        barrier.await();
        end = "through";
      } catch (InterruptedException e) {
        end = "interrupted";
      } catch (BrokenBarrierException e) {
        end = "broken";
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    CyclicBarrier barrier = new CyclicBarrier(2);
    Party a = new Party(barrier), b = new Party(barrier);
    a.start();
    b.start();
    a.interrupt();
    a.join();
    b.join();
    System.out.println(a.end + " " + b.end);
  }
}
