// A registered party that neither arrives nor deregisters holds up the others.
// expect deadlock
import java.util.concurrent.Phaser;

public class PhaserForgotten {
  public static void main(String[] args) {
    Phaser phaser = new Phaser(3); // main is counted, and forgets itself
    for (int i = 0; i < 2; i++)
      new Thread(phaser::arriveAndAwaitAdvance).start();
  }
}
