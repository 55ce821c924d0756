// notify on an object whose monitor the thread does not have: always an exception, in one order only reached.
// expect finding: java.lang.IllegalMonitorStateException
public class NotifyWithoutMonitor {
  static final Object monitor = new Object();
  static final Object other = new Object();
  static boolean first = true;

  static class Notifier extends Thread {
    public void run() {
      boolean mine;
      synchronized (monitor) {
        mine = first;
        first = false;
      }
      if (!mine) other.notify();
    }
  }

  public static void main(String[] args) {
    new Notifier().start();
    synchronized (monitor) {
      first = false;
    }
  }
}
