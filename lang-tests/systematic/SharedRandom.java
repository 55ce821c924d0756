// A Random in two threads: its seed is an AtomicLong, nextGaussian and setSeed are synchronized in OpenJDK.
// expect clean
// explore: proof
import java.util.Random;

public class SharedRandom {
  static final Random r = new Random(1);

  interface Body {
    void run() throws Exception;
  }

  static void start(Body body) {
    new Thread(() -> {
      try {
        body.run();
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }).start();
  }

  static void one() throws Exception {
    r.nextInt(10);
    r.nextGaussian();
    r.setSeed(3);
    Math.random();
  }

  static void other() throws Exception {
    r.nextGaussian();
    r.nextDouble();
    r.nextInt();
    Math.random();
  }

  public static void main(String[] args) {
    start(SharedRandom::one);
    start(SharedRandom::other);
  }
}
