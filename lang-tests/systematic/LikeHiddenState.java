// As LikeExchanged, but what the two meet in is state of the library's: the greatest priority of their thread group. On the
// paths that are explored one and the same thread writes and reads it; the other one may do so as well, so it must not
// be taken for that thread's own. With OpenJDK it failed in 5 of 40 runs, with pauses of 1 or 25 ms before each step.
// expect assertion
// explore: proof
// explore: --workers=2 --workers-after=0
// explore: --no-like-threads
public class LikeHiddenState {
  static final Object monitor = new Object();
  static int first, second, turns;
  static boolean open;

  static void work() throws InterruptedException {
    int place;
    synchronized (monitor) {
      place = ++first;
    }
    if (place == 1) {
      synchronized (monitor) {
        open = true;
        monitor.notifyAll();
      }
      Thread.currentThread().getThreadGroup().setMaxPriority(7);
    } else {
      synchronized (monitor) {
        while (!open) monitor.wait();
      }
    }
    synchronized (monitor) {
      place = ++second;
    }
    synchronized (monitor) {
      turns++;
    }
    if (place == 1 && Thread.currentThread().getThreadGroup().getMaxPriority() != 7) throw new AssertionError();
  }

  static void run() {
    try {
      work();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) {
    Runnable body = LikeHiddenState::run;
    Thread one = new Thread(body), other = new Thread(body);
    one.start();
    other.start();
  }
}
