import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

// Two producers and two consumers on two queues.
public class TwoQueues {
  interface Step {
    void run(int i) throws InterruptedException;
  }

  static void thread(Step step) {
    new Thread(() -> {
      try {
        for (int i = 0; i < 3; i++) step.run(i);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }).start();
  }

  public static void main(String[] args) {
    BlockingQueue<Integer> a = new LinkedBlockingQueue<>(), b = new ArrayBlockingQueue<>(1);
    thread(a::put);
    thread(b::put);
    thread(i -> b.put(a.take()));
    thread(i -> {
      b.take();
      b.take();
    });
  }
}
