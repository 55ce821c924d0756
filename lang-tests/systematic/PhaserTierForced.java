// The last of a phaser's parties arrives there, and then at the phaser's parent, which somebody may have ended in between: it has left, and is told so.
// OpenJDK 17: 214 of 327,776 runs.
// expect clean
// explore: proof --outcomes outcomes=3
// explore: all --outcomes outcomes=3
import java.util.concurrent.Phaser;

public class PhaserTierForced {
  public static void main(String[] args) throws InterruptedException {
    Phaser phaser = new Phaser(new Phaser(), 1);
    Thread t = new Thread(phaser::forceTermination);
    t.start();
    int phase = phaser.arriveAndDeregister();
    int parties = phaser.getRegisteredParties();
    t.join();
    System.out.println((phase < 0 ? "ended" : "arrived") + ", " + parties);
  }
}
