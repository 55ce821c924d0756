// Four threads with ten dependent regions each: about 4.7 * 10^21 schedules, 11^4 states.
// expect clean
// (With --expand-library; else additions commute, one schedule stands for all, and each thread is one block.)
// explore: proof --expand-library states=1001
// explore: proof --expand-library --no-like-threads states=14641
// explore: proof states=5
public class Shared4x10 {
  static final Object monitor = new Object();
  static final int N = 10;
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
    new Worker().start();
  }
}
