// Who waits for the phase to advance before he arrives again never comes too early (see PhaserArrivesAhead).
// expect clean
import java.util.concurrent.Phaser;

public class PhaserArrivesBehind {
  public static void main(String[] args) {
    Phaser phaser = new Phaser(2);
    new Thread(() -> {
      for (int i = 0; i < 3; i++) phaser.awaitAdvance(phaser.arrive());
    }).start();
    new Thread(() -> {
      phaser.arriveAndAwaitAdvance();
      phaser.arriveAndDeregister();
    }).start();
  }
}
