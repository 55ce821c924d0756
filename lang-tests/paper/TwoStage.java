// Cooperari, table 5.1, "Two Stage": a reader and a writer share two data, each of which is locked, but in two stages: there is no data race, and
// what the reader sees is inconsistent.
// expect assertion
// explore: proof -- 2
// explore: proof -- 3
// explore: proof -- 4
class Data {
  private final Object lock1 = new Object(), lock2 = new Object();
  private int first, second; // guarded by lock1 and by lock2

  void write() {
    synchronized (lock1) {
      first++;
    }
    synchronized (lock2) {
      second++;
    }
  }

  void read() {
    int a, b;
    synchronized (lock2) {
      b = second;
    }
    synchronized (lock1) {
      a = first;
    }
    assert a == b : "read " + a + " and " + b;
  }
}

public class TwoStage {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 2; // every other thread is a reader
    Data data = new Data();
    for (int i = 0; i < n; i++)
      new Thread(i % 2 == 0 ? data::write : data::read, i % 2 == 0 ? "writer-" + i : "reader-" + i).start();
  }
}
