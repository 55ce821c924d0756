// What was written before put is there after take.
// explore: proof findings=0
// expect clean
import java.util.concurrent.*;

public class QueueHandOver {
  static class Box {
    int value;
  }

  public static void main(String[] args) throws Exception {
    BlockingQueue<Box> q = new ArrayBlockingQueue<>(1);
    new Thread(() -> {
      for (int i = 1; i <= 3; i++) {
        Box b = new Box();
        b.value = i;
        try {
          q.put(b);
        } catch (InterruptedException e) {
          throw new Error(e);
        }
      }
    }).start();
    int sum = 0;
    for (int i = 0; i < 3; i++) sum += q.take().value;
    assert sum == 6;
  }
}
