// SemaphoreFairHolds with a semaphore that is not fair. OpenJDK 17, "two" queued first: 20 of 20 runs ended.
// expect clean
// explore: proof
// explore: all
import java.util.concurrent.Semaphore;

public class SemaphoreUnfairOvertakes {
  public static void main(String[] args) throws InterruptedException {
    Semaphore permits = new Semaphore(1);
    Thread two = new Thread(() -> permits.acquireUninterruptibly(2), "two");
    Thread one = new Thread(permits::acquireUninterruptibly, "one");
    two.start();
    one.start();
    one.join();
    permits.release(2);
  }
}
