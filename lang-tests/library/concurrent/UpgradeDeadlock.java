// A reader that wants to write waits for itself.
// explore: proof
// expect deadlock
import java.util.concurrent.locks.*;

public class UpgradeDeadlock {
  public static void main(String[] args) {
    ReadWriteLock rw = new ReentrantReadWriteLock();
    new Thread(() -> {
      rw.readLock().lock();
      rw.writeLock().lock();
    }).start();
  }
}
