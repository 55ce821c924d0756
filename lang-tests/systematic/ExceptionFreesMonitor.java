// An exception leaves synchronized regions and frees their monitors: the other thread goes on.
// expect clean
public class ExceptionFreesMonitor {
  static final Object monitor = new Object();
  static int count;

  static class Worker extends Thread {
    public void run() {
      try {
        synchronized (monitor) {
          count++;
          fail();
        }
      } catch (IllegalStateException e) {
        synchronized (monitor) {
          count++;
        }
      }
    }

    synchronized void fail() { throw new IllegalStateException("on purpose"); }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Worker(), b = new Worker();
    a.start();
    b.start();
    a.join();
    b.join();
    assert count == 4;
  }
}
