// The same with System.err, to which a stack trace goes.
// expect deadlock
// explore: proof
public class StreamMonitorError {
  static final Object account = new Object();

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      synchronized (System.err) {
        synchronized (account) {
          System.out.println("both");
        }
      }
    });
    t.start();
    synchronized (account) {
      new Exception("here").printStackTrace();
    }
    t.join();
  }
}
