// ConTest, "Dining philosophers and deadlock detection", and Visual Threads (Harrow 2000), section 4: the symmetric algorithm, the forks
// are locks of java.util.concurrent. Each philosopher eats several times.
// expect deadlock
import java.util.concurrent.locks.ReentrantLock;

public class ContestPhilosophers {
  static final int N = 3, MEALS = 2;

  public static void main(String[] args) {
    ReentrantLock[] forks = new ReentrantLock[N];
    for (int i = 0; i < N; i++)
      forks[i] = new ReentrantLock();
    for (int i = 0; i < N; i++) {
      ReentrantLock left = forks[i], right = forks[(i + 1) % N];
      new Thread(() -> {
        for (int meal = 0; meal < MEALS; meal++) {
          left.lock();
          right.lock();
          // eat
          right.unlock();
          left.unlock();
        }
      }, "philosopher-" + i).start();
    }
  }
}
