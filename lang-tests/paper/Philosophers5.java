// Cooperari's dining philosophers (section 3.2.1), 5 of them: each takes the left fork first.
// expect deadlock
// explore: proof
// explore: --systematic --no-cache
// explore: --explore=predict findings=1
class Philosopher implements Runnable {
  private final Object left, right; // forks
  private boolean thoughts = false;
  private boolean food = false;

  Philosopher(Object left, Object right) {
    this.left = left;
    this.right = right;
  }

  public void run() {
    thoughts = true;
    synchronized (left) {
      synchronized (right) {
        food = true;
      }
    }
  }

  boolean hadThoughts() { return thoughts; }
  boolean hadFood() { return food; }
}

public class Philosophers5 {
  static final int N = 5;

  public static void main(String[] args) throws InterruptedException {
    Object[] f = new Object[N];
    for (int i = 0; i < N; i++)
      f[i] = new Object();
    Philosopher[] p = new Philosopher[N];
    Thread[] t = new Thread[N];
    for (int i = 0; i < N; i++)
      p[i] = new Philosopher(f[i], f[(i + 1) % N]);
    for (int i = 0; i < N; i++) {
      t[i] = new Thread(p[i]);
      t[i].start();
    }
    for (int i = 0; i < N; i++)
      t[i].join();
    for (int i = 0; i < N; i++) {
      assert p[i].hadThoughts();
      assert p[i].hadFood();
    }
  }
}
