// An element that is changed after it was handed over: a data race with whoever took it.
// expect race: int[]
import java.util.concurrent.ArrayBlockingQueue;

public class QueueChangedAfterPut {
  static final ArrayBlockingQueue<int[]> queue = new ArrayBlockingQueue<>(1);

  public static void main(String[] args) throws InterruptedException {
    int[] job = {1};
    new Thread(() -> {
      try {
        assert queue.take()[0] == 1;
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }, "consumer").start();
    queue.put(job);
    job[0] = 2;
  }
}
