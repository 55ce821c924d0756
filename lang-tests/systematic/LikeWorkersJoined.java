// As LikeWorkers, but main has the threads in an array and joins them in its order, which would tell them apart: while it
// waits for them it waits for all of them, in which order is nothing that anybody sees.
// (With --expand-library; else additions commute.)
// expect clean
// explore: --expand-library states<=600
// explore: --expand-library --no-like-threads states>=2401
public class LikeWorkersJoined {
  static final Object monitor = new Object();
  static int counter;

  static void work() {
    for (int i = 0; i < 6; i++)
      synchronized (monitor) {
        counter++;
      }
  }

  public static void main(String[] args) throws InterruptedException {
    Runnable body = LikeWorkersJoined::work;
    Thread[] threads = new Thread[4];
    for (int i = 0; i < threads.length; i++) threads[i] = new Thread(body);
    for (Thread t : threads) t.start();
    for (Thread t : threads) t.join();
    assert counter == 24;
  }
}
