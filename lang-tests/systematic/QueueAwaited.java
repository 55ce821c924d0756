// main waits until the other thread stands in the queue. OpenJDK 17: ends in 500 of 500 runs, "WAITING" each time.
// expect clean
// explore: proof
// explore: all
import java.util.concurrent.locks.ReentrantLock;

public class QueueAwaited {
  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    Thread t = new Thread(() -> {
      lock.lock();
      lock.unlock();
    });
    t.start();
    while (!lock.hasQueuedThread(t))
      Thread.yield();
    assert t.getState() == Thread.State.WAITING;
    lock.unlock();
    t.join();
    assert !lock.hasQueuedThreads();
  }
}
