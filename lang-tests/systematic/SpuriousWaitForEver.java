// The same with wait: a lost notify stays a deadlock when spurious wakeups are explored.
// OpenJDK 17: 51 of 60 runs hang (killed after 3 s).
// expect deadlock
// explore: proof
// explore: proof --spurious
// explore: all --spurious
public class SpuriousWaitForEver {
  public static void main(String[] args) {
    Object bell = new Object();
    new Thread(() -> {
      synchronized (bell) {
        try {
          bell.wait();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
    }).start();
    synchronized (bell) {
      bell.notify();
    }
  }
}
