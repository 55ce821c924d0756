// Three threads increment one counter three times each: 1680 schedules, 64 states.
// expect clean
// (With --expand-library; else additions commute, one schedule stands for all, and each thread is one block.)
// explore: proof --expand-library states=20
// explore: proof --expand-library --no-like-threads states=64
// explore: proof states=4
public class Shared3x3 {
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
    new Worker().start();
  }
}
