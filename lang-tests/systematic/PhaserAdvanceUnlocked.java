// While onAdvance runs, the phaser can be asked (OpenJDK 17: no hang in 3 trials); arriving is an error, for nobody is awaited.
// expect clean
import java.util.concurrent.*;

public class PhaserAdvanceUnlocked {
  public static void main(String[] args) throws InterruptedException {
    CountDownLatch in = new CountDownLatch(1), out = new CountDownLatch(1);
    Phaser phaser = new Phaser(1) {
      @Override
      protected boolean onAdvance(int phase, int parties) {
        in.countDown();
        try {
          out.await();
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
        return false;
      }
    };
    Thread other = new Thread(phaser::arrive);
    other.start();
    in.await();
    assert phaser.getPhase() == 0 && phaser.getRegisteredParties() == 1 && phaser.getUnarrivedParties() == 0;
    try {
      phaser.arrive();
      assert false;
    } catch (IllegalStateException e) {
      out.countDown();
    }
    other.join();
    assert phaser.getPhase() == 1;
  }
}
