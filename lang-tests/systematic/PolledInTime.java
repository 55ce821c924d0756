// Whoever waits for a time that passes goes on, however many timeouts it takes, and whatever others do meanwhile: also if
// they spin. (With the three timeouts of --max-timeouts alone each of these would seem to go on for ever, or the one who
// waits for an interrupt to be stranded.)
// OpenJDK 17: each ends in all of 5 runs.
// expect clean
// explore: proof -- wait
// explore: all -- wait
// explore: proof -- park
// explore: all -- park
// explore: proof -- poll
// explore: proof -- ticks
// explore: proof -- interrupt
// explore: all -- interrupt
// explore: proof -- stopped
// explore: all -- stopped
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

public class PolledInTime {
  static final Object monitor = new Object();
  static volatile boolean done;

  static void waits(Object on, int times) {
    synchronized (on) {
      try {
        for (int i = 0; i < times; i++) on.wait(1);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    switch (args[0]) {
      case "wait": {
        new Thread(() -> {
          waits(monitor, 5);
          done = true;
        }).start();
        while (!done) Thread.yield();
        break;
      }
      case "park": {
        new Thread(() -> {
          for (int i = 0; i < 5; i++) LockSupport.parkNanos(1000);
          done = true;
        }).start();
        while (!done) Thread.yield();
        break;
      }
      case "poll": {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> {
          try {
            for (int i = 0; i < 4; i++) queue.poll(1, TimeUnit.MILLISECONDS);
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        });
        pool.shutdown();
        while (!pool.isTerminated()) Thread.sleep(10);
        break;
      }
      case "ticks": {
        CountDownLatch latch = new CountDownLatch(5);
        ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
        timer.scheduleAtFixedRate(latch::countDown, 1, 1, TimeUnit.MILLISECONDS);
        while (latch.getCount() > 0) Thread.sleep(1);
        timer.shutdownNow();
        break;
      }
      case "interrupt": {
        Thread worker = new Thread(() -> {
          Object own = new Object();
          synchronized (own) {
            try {
              own.wait();
            } catch (InterruptedException e) {
              done = true;
            }
          }
        });
        worker.start();
        waits(monitor, 5);
        worker.interrupt();
        worker.join();
        assert done;
        break;
      }
      case "stopped": {  // looks every now and then whether it is to stop
        Thread server = new Thread(() -> {
          while (!done) waits(monitor, 1);
        });
        server.start();
        done = true;
        server.join();
        break;
      }
    }
  }
}
