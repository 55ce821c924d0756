// SemaphoreQueueHolds with a permit there before anybody comes: a fair semaphore does not let "one" overtake; the other one does
// (SemaphoreUnfairOvertakes). OpenJDK 17, "two" queued first: hangs in 20 of 20 runs.
// expect deadlock
// explore: proof
// explore: all
import java.util.concurrent.Semaphore;

public class SemaphoreFairHolds {
  public static void main(String[] args) throws InterruptedException {
    Semaphore permits = new Semaphore(1, true);
    Thread two = new Thread(() -> permits.acquireUninterruptibly(2), "two");
    Thread one = new Thread(permits::acquireUninterruptibly, "one");
    two.start();
    one.start();
    one.join();
    permits.release(2);
  }
}
