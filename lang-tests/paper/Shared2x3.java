// Two threads increment one counter three times each: (kn)!/(n!)^k schedules, (n+1)^k states.
// expect clean
// explore: exitblock complete=20
// explore: rw complete=20
// explore: --systematic --no-cache complete=20
// explore: proof states=10
// explore: proof --no-like-threads states=16
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
