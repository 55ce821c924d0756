// With the monitor or the lock; and exceptions of that class that the program throws itself.
import java.util.concurrent.locks.*;

public class WithoutMonitorFixed {
  static final Object lock = new Object();
  static final ReentrantLock mutex = new ReentrantLock();
  static final Condition turn = mutex.newCondition();

  public static void main(String[] args) throws Exception {
    synchronized (lock) {
      lock.notifyAll();
      lock.wait(1);
    }
    mutex.lock();
    turn.signal();
    mutex.unlock();
    try {
      throw new IllegalMonitorStateException("mine");
    } catch (IllegalMonitorStateException e) {
      System.out.println(e.getMessage());
    }
  }
}
