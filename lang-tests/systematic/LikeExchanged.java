// Two threads run the same code. The one that comes first opens the gate and writes a variable; the one that is first at
// the second lock reads it, without any order between the two. It is a race if these are not the same thread; but as states
// are taken as equal that differ in which of the two is which, write and read are both seen on paths of one and the
// same thread only. So what has been noted of the one must count for the other.
// expect race: LikeExchanged.plain
// explore: proof
// explore: --workers=2 --workers-after=0
// explore: --no-like-threads
public class LikeExchanged {
  static final Object monitor = new Object();
  static int first, second, turns, plain;
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
      plain = 1;
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
    if (place == 1 && plain == 2) throw new AssertionError();
  }

  static void run() {
    try {
      work();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) {
    Runnable body = LikeExchanged::run;
    Thread one = new Thread(body), other = new Thread(body);
    one.start();
    other.start();
  }
}
