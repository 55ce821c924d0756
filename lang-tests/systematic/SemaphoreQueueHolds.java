// Those who stand in a semaphore's queue are served in their order, fair or not: behind one who wants two permits nobody gets
// the one that there is. OpenJDK 17, "two" queued first and "one" behind it: hangs in 20 of 20 runs.
// expect deadlock
// explore: proof
// explore: all
import java.util.concurrent.Semaphore;

public class SemaphoreQueueHolds {
  public static void main(String[] args) throws InterruptedException {
    Semaphore permits = new Semaphore(0);
    Thread two = new Thread(() -> permits.acquireUninterruptibly(2), "two");
    Thread one = new Thread(permits::acquireUninterruptibly, "one");
    two.start();
    one.start();
    permits.release();
    one.join();
    permits.release(2);
  }
}
