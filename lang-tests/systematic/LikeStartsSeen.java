// Between the starts of like threads main does what these can see ("between"), or they ask which of them live ("alive"): then it
// matters how far main is. All outputs are found, as many as without like threads.
// options: --outcomes
// explore: outcomes=14 -- between
// explore: outcomes=14 --no-like-threads -- between
// explore: outcomes=21 -- alive
// explore: outcomes=21 --no-like-threads -- alive
// expect clean
public class LikeStartsSeen {
  static final int N = 3;
  static final Object lock = new Object();
  static final Thread[] threads = new Thread[N];
  static int step, seen;

  public static void main(String[] args) throws InterruptedException {
    boolean alive = args[0].equals("alive");
    for (int i = 0; i < N; i++) {
      threads[i] = new Thread(() -> {
        synchronized (lock) {
          int now = step;
          if (alive) {
            for (Thread t : threads) now += t.isAlive() ? 1 : 0;
          }
          seen = seen * 4 + now;
        }
      });
    }
    Thread[] mine = threads.clone();
    for (Thread t : mine) {
      t.start();
      if (alive) continue;
      synchronized (lock) {
        step++;
      }
    }
    for (Thread t : mine) t.join();
    synchronized (lock) {
      System.out.println(seen);
    }
  }
}
