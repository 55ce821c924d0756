// A consumer that waits in take is ended by an interrupt; whether it still gets the element depends on the schedule.
// expect clean
// explore: --outcomes outcomes=2
import java.util.concurrent.LinkedBlockingQueue;

public class QueueTakeInterrupted {
  static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();

  static class Consumer extends Thread {
    Integer got;

    public void run() {
      try {
        got = queue.take();
      } catch (InterruptedException e) {
        got = null;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Consumer c = new Consumer();
    c.start();
    queue.add(1);
    c.interrupt();
    c.join();
    System.out.println(c.got == null ? "left " + queue.size() : "got " + c.got);
  }
}
