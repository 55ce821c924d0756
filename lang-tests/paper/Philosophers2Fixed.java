// Cooperari's dining philosophers (section 3.2.1), 2 of them: the last one takes the right fork first.
// expect clean
// explore: proof
// explore: all
// explore: --explore=predict findings=0
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

public class Philosophers2Fixed {
  static final int N = 2;

  public static void main(String[] args) throws InterruptedException {
    Object[] f = new Object[N];
    for (int i = 0; i < N; i++)
      f[i] = new Object();
    Philosopher[] p = new Philosopher[N];
    Thread[] t = new Thread[N];
    for (int i = 0; i < N; i++)
      p[i] = i < N - 1 ? new Philosopher(f[i], f[i + 1]) : new Philosopher(f[0], f[i]);
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
