// A thread that waits in take() keeps the monitor that it has entered before; who is to put needs that monitor. In the state
// from which the deadlock is found neither has it.
// OpenJDK 17: 22 of 30 runs do not end.
// expect deadlock
// explore: proof
// explore: proof --no-cache
// explore: proof --expand-library
// explore: all
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

public class LaterCallKeepsLock {
  static final BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
  static final Object monitor = new Object();

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> {
      synchronized (monitor) {
        queue.add(1);
      }
    }).start();
    synchronized (monitor) {
      queue.take();
    }
  }
}
