// Each thread takes a lock that it has made itself just before: that excludes nobody. (Two blocks that begin at the same
// state give their new objects the same address.)
// explore: proof
// explore: all
// expect race: RaceLocksOfOnesOwn.sum
public class RaceLocksOfOnesOwn {
  static int sum;

  static void add() {
    Object lock = new Object();
    synchronized (lock) {
      sum++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(RaceLocksOfOnesOwn::add);
    Thread b = new Thread(RaceLocksOfOnesOwn::add);
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
