// Visual Threads (Harrow 2000), section 4, figure 3: five philosophers who never stop; main sleeps for 100 seconds and then ends the
// program, so that its symptom is a busy-looking program in which nobody eats. The threads are daemons as they are in C.
// expect deadlock
public class VisualThreadsPhilosophers {
  static final int N = 5;
  static final Object[] chopstick = new Object[N];

  static void dine(int left) {
    int right = (left + 1) % N;
    while (true) {
      synchronized (chopstick[left]) {
        synchronized (chopstick[right]) {
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
