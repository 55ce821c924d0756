// expect rule lock-as-monitor: 8: main synchronizes on LockAsMonitor.lock: that does not lock it
import java.util.concurrent.locks.*;

public class LockAsMonitor {
  static final Lock lock = new ReentrantLock();

  public static void main(String[] args) {
    synchronized (lock) {
      System.out.println("not locked");
    }
  }
}
