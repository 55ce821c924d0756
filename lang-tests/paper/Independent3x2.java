// Own counters under one monitor: rw needs (n+1)^(k-1) paths, one of them complete.
// expect clean
// explore: exitblock complete=90
// explore: rw complete=1 schedules=9
public class Independent3x2 {
  static final Object monitor = new Object();
  static final int N = 2;

  static class Worker extends Thread {
    int counter;

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
