// How often a bounded queue has been empty is seen by its iterators only: without one it tells no two states apart.
// expect clean
// explore: proof states<=120
// explore: proof states>=180 -- iterate
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class BoundedByTwoEnds {
  static final BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(3);

  public static void main(String[] args) throws InterruptedException {
    if (args.length > 0) assert !queue.iterator().hasNext();
    Thread[] threads = new Thread[4];
    for (int i = 0; i < threads.length; i++) {
      int me = i;
      threads[i] = new Thread(() -> {
        try {
          for (int k = 0; k < 2; k++) {
            if (me % 2 == 0) queue.put(me * 2 + k);
            else queue.take();
          }
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      });
    }
    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
    assert queue.isEmpty();
  }
}
