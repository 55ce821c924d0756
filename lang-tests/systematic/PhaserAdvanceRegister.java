// PhaserAdvanceUnlocked with register, which waits for the next phase. OpenJDK 17 hangs in 3 of 3 trials.
// expect deadlock
import java.util.concurrent.*;

public class PhaserAdvanceRegister {
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
    new Thread(phaser::arrive).start();
    in.await();
    phaser.register();
    out.countDown();
  }
}
