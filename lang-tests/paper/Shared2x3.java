// Two threads increment one counter three times each: (kn)!/(n!)^k schedules, (n+1)^k states.
// expect clean
// (With --expand-library; else additions commute, one schedule stands for all, and each thread is one block.)
// explore: exitblock complete=20
// explore: rw complete=20
// explore: --systematic --no-cache --expand-library complete=20
// explore: proof --expand-library states=10
// explore: proof --expand-library --no-like-threads states=16
// explore: proof states=3
public class Shared2x3 {
  static final Object monitor = new Object();
  static final int N = 3;
  static int counter;

  static class Worker extends Thread {
    public void run() {
      for (int i = 0; i < N; i++)
        synchronized (monitor) {
          counter++;
        }
    }
  }

  public static void main(String[] args) {
    new Worker().start();
    new Worker().start();
  }
}
