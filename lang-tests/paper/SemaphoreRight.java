// Cooperari's semaphore (figures 2.1, 2.2 and 3.4), as it should be.
// expect clean
// explore: --explore=predict findings=0
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
      if (value == 1) notify();
    }
  }
}

public class SemaphoreRight {
  static final int N = 3;

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
