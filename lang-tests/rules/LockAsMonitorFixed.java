import java.util.concurrent.locks.*;

public class LockAsMonitorFixed {
  static final Lock lock = new ReentrantLock();

  public static void main(String[] args) {
    lock.lock();
    try {
      System.out.println("locked");
    } finally {
      lock.unlock();
    }
  }
}
