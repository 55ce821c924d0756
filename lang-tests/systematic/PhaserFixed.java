// PhaserForgotten repaired: main deregisters.
// expect clean
import java.util.concurrent.Phaser;

public class PhaserFixed {
  public static void main(String[] args) {
    Phaser phaser = new Phaser(3);
    for (int i = 0; i < 2; i++)
      new Thread(phaser::arriveAndAwaitAdvance).start();
    phaser.arriveAndDeregister();
  }
}
