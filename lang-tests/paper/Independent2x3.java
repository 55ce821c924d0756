// Own counters under one monitor: rw needs (n+1)^(k-1) paths, one of them complete.
// expect clean
// explore: exitblock complete=20
// explore: rw complete=1 schedules=4
public class Independent2x3 {
  static final Object monitor = new Object();
  static final int N = 3;

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
  }
}
