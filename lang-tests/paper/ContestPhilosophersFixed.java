// ConTest's and Visual Threads' philosophers repaired: everybody takes the fork with the lower number first.
// expect clean
import java.util.concurrent.locks.ReentrantLock;

public class ContestPhilosophersFixed {
  static final int N = 3, MEALS = 2;

  public static void main(String[] args) {
    ReentrantLock[] forks = new ReentrantLock[N];
    for (int i = 0; i < N; i++)
      forks[i] = new ReentrantLock();
    for (int i = 0; i < N; i++) {
      ReentrantLock lower = forks[Math.min(i, (i + 1) % N)], upper = forks[Math.max(i, (i + 1) % N)];
      new Thread(() -> {
        for (int meal = 0; meal < MEALS; meal++) {
          lower.lock();
          upper.lock();
          // eat
          upper.unlock();
          lower.unlock();
        }
      }, "philosopher-" + i).start();
    }
  }
}
