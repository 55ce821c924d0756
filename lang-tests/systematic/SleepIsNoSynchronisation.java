// sleep orders nothing: the sleeper may still be first.
// expect assertion
public class SleepIsNoSynchronisation {
  static final Object monitor = new Object();
  static boolean ready;

  static class Worker extends Thread {
    public void run() {
      synchronized (monitor) {
        ready = true;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    new Worker().start();
    Thread.sleep(1000);
    synchronized (monitor) {
      assert ready;
    }
  }
}
