// Phasers in two tiers: arrive does not wait, not even for the others of the parent, and all have the root's phase.
// expect clean
import java.util.concurrent.Phaser;

public class PhaserTiers {
  static int before;

  public static void main(String[] args) {
    Phaser root = new Phaser();
    Phaser left = new Phaser(root, 1), right = new Phaser(root, 1);
    int phase = right.arrive();  // the last of its phaser; who is to arrive at the other one has not started
    assert phase == 0 && right.getArrivedParties() == 1;
    new Thread(() -> {
      before = 1;
      left.arriveAndAwaitAdvance();
      assert left.getPhase() == 1;
    }).start();
    assert right.awaitAdvance(phase) == 1 && before == 1 && right.getUnarrivedParties() == 1;
  }
}
