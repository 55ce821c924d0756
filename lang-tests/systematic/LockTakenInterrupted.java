// lockInterruptibly() looks at the interrupt, tries, and looks again only if it has to wait: a thread that is interrupted while
// the lock is held, and comes to its attempt when it is free, takes it with the flag set. OpenJDK 17: taken in 26 of 20000 runs.
// expect clean
// explore: --outcomes outcomes=2
// explore: --systematic=all --outcomes outcomes=2
import java.util.concurrent.locks.ReentrantLock;

public class LockTakenInterrupted {
  static String how;

  public static void main(String[] args) throws Exception {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    Thread taker = new Thread(() -> {
      try {
        lock.lockInterruptibly();
        how = "taken";
        lock.unlock();
      } catch (InterruptedException e) {
        how = "thrown";
      }
      how += " " + Thread.interrupted();
    }, "taker");
    taker.start();
    taker.interrupt();
    lock.unlock();
    taker.join();
    System.out.println(how);
  }
}
