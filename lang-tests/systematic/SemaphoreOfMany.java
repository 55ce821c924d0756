// The semaphore of paper/SemaphoreC with 32 clients: somebody waits only when 31 have a permit, and the notify is lost only if two give theirs
// back before one of them looks. Independent choices hardly ever do that; threads that keep pace do.
// explore: --explore=rounds --runs=50 findings=1
// expect deadlock
class Semaphore {
  private int value;

  Semaphore(int initial) { value = initial; }
  synchronized int getValue() { return value; }

  void down() throws InterruptedException {
    synchronized (this) {
      while (value == 0) {
        wait();
      }
      value = value - 1;
    }
  }

  void up() {
    synchronized (this) {
      value = value + 1;
    }
    synchronized (this) {
      if (value == 1) notify();
    }
  }
}

public class SemaphoreOfMany {
  static final int N = 32;

  static class Client implements Runnable {
    private final Semaphore sem;
    Client(Semaphore sem) { this.sem = sem; }

    public void run() {
      try {
        sem.down();
        // do some work ...
        sem.up();
      } catch (InterruptedException e) {
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Semaphore sem = new Semaphore(N - 1);
    Thread[] c = new Thread[N];
    for (int i = 0; i < N; i++) {
      c[i] = new Thread(new Client(sem));
      c[i].start();
    }
    for (int i = 0; i < N; i++)
      c[i].join();
    assert sem.getValue() == N - 1;
  }
}
