// The last one takes the other chopstick first.
public class PhilosophersFixed {
  static final int N = 5;
  static final Object[] chopstick = new Object[N];
  static int meals;

  static void dine(int self) {
    int other = (self + 1) % N;
    synchronized (chopstick[Math.min(self, other)]) {
      synchronized (chopstick[Math.max(self, other)]) {
        meals++;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    for (int c = 0; c < N; c++) chopstick[c] = new Object();
    Thread[] philosopher = new Thread[N];
    for (int p = 0; p < N; p++) {
      int self = p;
      philosopher[p] = new Thread(() -> dine(self), "philosopher-" + p);
      philosopher[p].start();
    }
    for (Thread p : philosopher) p.join();
  }
}
