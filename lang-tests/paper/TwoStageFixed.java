// Cooperari's "Two Stage" repaired: both locks are held together, always in the same order.
// expect clean
// explore: proof -- 2
// explore: proof -- 3
// explore: proof -- 4
class Data {
  private final Object lock1 = new Object(), lock2 = new Object();
  private int first, second; // guarded by lock1 and by lock2

  void write() {
    synchronized (lock1) {
      synchronized (lock2) {
        first++;
        second++;
      }
    }
  }

  void read() {
    synchronized (lock1) {
      synchronized (lock2) {
        assert first == second : "read " + first + " and " + second;
      }
    }
  }
}

public class TwoStageFixed {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 2; // every other thread is a reader
    Data data = new Data();
    for (int i = 0; i < n; i++)
      new Thread(i % 2 == 0 ? data::write : data::read, i % 2 == 0 ? "writer-" + i : "reader-" + i).start();
  }
}
