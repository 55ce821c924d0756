// Blocks that wait, wake others and go on behind a wait are known, too (docs/algorithms.md, "Known blocks"). Whom a
// notify wakes, and in front of which notify a block ends, depends on who waits; --check-digests runs what is known all
// the same.
// explore: proof --check-digests
// explore: proof --no-cache --max-timeouts=1 --check-digests
// explore: proof --no-like-threads --check-digests
// expect clean
import java.util.ArrayDeque;

public class KnownWaits {
  static final ArrayDeque<Integer> items = new ArrayDeque<>();
  static int taken, late;

  static void take(long limit) {
    synchronized (items) {
      try {
        while (items.isEmpty() && limit == 0) items.wait();
        if (items.isEmpty()) items.wait(limit);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
      if (items.isEmpty()) late++;
      else taken += items.remove();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread patient = new Thread(() -> take(0)), hasty = new Thread(() -> take(10));
    patient.start();
    hasty.start();
    for (int i = 1; i <= 2; i++)
      synchronized (items) {
        items.add(i);
        items.notifyAll();
      }
    patient.join();
    hasty.join();
    System.out.println(taken + late + items.size() > 2 ? "more than two" : "two");
  }
}
