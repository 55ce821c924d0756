// A thread stands in the queue of a lock, and somebody sees it. OpenJDK 17: "1 true true" in 19 of 500 runs, "nobody yet" in 481.
// expect clean
// explore: --outcomes outcomes=2
// explore: --systematic=all --outcomes outcomes=2
import java.util.concurrent.locks.ReentrantLock;

public class QueueObserved {
  public static void main(String[] args) {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    Thread t = new Thread(() -> {
      lock.lock();
      lock.unlock();
    });
    t.start();
    int length = lock.getQueueLength();
    System.out.println(length == 0 ? "nobody yet" : length + " " + lock.hasQueuedThreads() + " " + lock.hasQueuedThread(t));
    lock.unlock();
  }
}
