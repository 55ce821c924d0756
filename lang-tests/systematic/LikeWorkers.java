// Four threads that run the same code on one counter: which of them has done how much does not matter, only how much each
// of the four has done. So there are not 7^4 = 2401 states of the counter's loops but C(10, 4) = 210 of them, and a few
// of main, which starts them.
// (With --expand-library; else additions commute, and each thread is one block.)
// expect clean
// explore: --expand-library states=210
// explore: --expand-library --no-like-threads states=2401
// explore: states=5
public class LikeWorkers {
  static final Object monitor = new Object();
  static int counter;

  static void work() {
    for (int i = 0; i < 6; i++)
      synchronized (monitor) {
        counter++;
      }
  }

  public static void main(String[] args) {
    Runnable body = LikeWorkers::work;
    for (int i = 0; i < 4; i++) new Thread(body).start();
  }
}
