// An interrupted join: the exception comes although the joined thread runs on.
// expect clean
// explore: --outcomes outcomes=2
public class InterruptJoin {
  static final Object monitor = new Object();
  static int done;

  public static void main(String[] args) throws InterruptedException {
    Thread main = Thread.currentThread();
    Thread worker = new Thread(() -> {
      synchronized (monitor) {
        done++;
      }
    }, "worker");
    worker.start();
    Thread other = new Thread(main::interrupt, "other");
    other.start();
    boolean caught = false;
    try {
      worker.join();
    } catch (InterruptedException e) {
      caught = true;
    }
    System.out.println(caught);
  }
}
