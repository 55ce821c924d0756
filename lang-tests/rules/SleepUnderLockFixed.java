public class SleepUnderLockFixed {
  static final Object lock = new Object();

  public static void main(String[] args) throws Exception {
    synchronized (lock) {
      System.out.println("short");
    }
    Thread.sleep(100);
  }
}
