// Three threads increment one counter twice each: (kn)!/(n!)^k schedules, (n+1)^k states.
// expect clean
// (With --expand-library; else additions commute, one schedule stands for all, and each thread is one block.)
// explore: exitblock complete=90
// explore: rw complete=90
// explore: --systematic --no-cache --expand-library complete=90
// explore: proof --expand-library states=10
// explore: proof --expand-library --no-like-threads states=27
// explore: proof states=4
public class Shared3x2 {
  static final Object monitor = new Object();
  static final int N = 2;
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
    new Worker().start();
  }
}
