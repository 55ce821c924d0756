// Who arrives without waiting may come when all have arrived and the phase has not advanced yet: then nobody is awaited, and arrive throws. OpenJDK 17
// (the two threads, 10,000 times in one JVM): 9 to 122 of the programs fail.
// expect finding: IllegalStateException
import java.util.concurrent.Phaser;

public class PhaserArrivesAhead {
  public static void main(String[] args) {
    Phaser phaser = new Phaser(2);
    new Thread(() -> {
      phaser.arrive();
      phaser.arrive();
      phaser.arrive();
    }).start();
    new Thread(phaser::arriveAndDeregister).start();
  }
}
