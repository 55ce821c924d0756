// Visual Threads' example (Harrow 2000, section 4, Figure 3): the naive philosophers, each of whom eats once. In a plain run nobody
// ever waits; the order of the chopsticks is inconsistent all the same, around the whole table.
// expect rule lock-order: 11 12 11 12 11 12 11 12 11 12: are acquired in an inconsistent order
public class Philosophers {
  static final int N = 5;
  static final Object[] chopstick = new Object[N];
  static int meals;

  static void dine(int left) {
    int right = (left + 1) % N;
    synchronized (chopstick[left]) {
      synchronized (chopstick[right]) {
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
