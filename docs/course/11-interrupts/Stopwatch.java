import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** A worker prints what it is sent until it is interrupted. Now and then the program does not end. */
public class Stopwatch {
  static final BlockingQueue<String> jobs = new ArrayBlockingQueue<>(1);

  static String next() {
    while (true) {
      try {
        return jobs.take();
      } catch (InterruptedException e) {
        // Try again.
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> {
      while (!Thread.currentThread().isInterrupted()) {
        String job = next();
        assert job.equals("measure");
      }
    }, "worker");
    worker.start();
    jobs.put("measure");
    worker.interrupt();
    worker.join();
  }
}
