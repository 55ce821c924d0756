// Visual Threads' philosophers repaired: the last one takes the chopsticks in the other order. They never stop: a proof about
// threads without an end.
// expect clean
public class VisualThreadsPhilosophersFixed {
  static final int N = 5;
  static final Object[] chopstick = new Object[N];

  static void dine(int left) {
    int first = Math.min(left, (left + 1) % N), second = Math.max(left, (left + 1) % N);
    while (true) {
      synchronized (chopstick[first]) {
        synchronized (chopstick[second]) {
          // eating ...
        }
      }
      try {
        Thread.sleep(1000);
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    for (int c = 0; c < N; c++)
      chopstick[c] = new Object();
    for (int p = 0; p < N; p++) {
      int self = p;
      Thread philosopher = new Thread(() -> dine(self), "philosopher-" + p);
      philosopher.setDaemon(true);
      philosopher.start();
    }
    Thread.sleep(100_000);
  }
}
