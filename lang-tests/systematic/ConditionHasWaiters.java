// Who asks whether somebody waits on a condition depends on those who come to wait, and on those who are interrupted.
// OpenJDK 17: true in 140 of 691 runs.
// explore: proof --outcomes outcomes=2
// explore: all --outcomes outcomes=2
// expect clean
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionHasWaiters {
  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    Condition condition = lock.newCondition();
    Thread waiter = new Thread(() -> {
      lock.lock();
      try {
        condition.await();
      } catch (InterruptedException e) {
        // that is how it ends
      } finally {
        lock.unlock();
      }
    });
    waiter.start();
    lock.lock();
    boolean seen = lock.hasWaiters(condition);
    lock.unlock();
    waiter.interrupt();
    waiter.join();
    System.out.println(seen);
  }
}
