// setRelease hands over to getAcquire what was written before. Taken as volatile, which the report says: lazySet,
// getOpaque and so on are weaker than that.
// OpenJDK 17: 3000 of 3000 runs.
// expect clean
// explore: proof
import java.util.concurrent.atomic.AtomicInteger;

public class WeakModesHandOver {
  static final AtomicInteger ready = new AtomicInteger();
  static int data;

  public static void main(String[] args) {
    new Thread(() -> {
      data = 42;
      ready.setRelease(1);
    }).start();
    if (ready.getAcquire() == 1) {
      assert data == 42;
    }
  }
}
