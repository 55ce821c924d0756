// expect rule sleep-under-lock: 6 7: main sleeps while it holds SleepUnderLock.lock
public class SleepUnderLock {
  static final Object lock = new Object();

  public static void main(String[] args) throws Exception {
    synchronized (lock) {
      Thread.sleep(100);
    }
  }
}
