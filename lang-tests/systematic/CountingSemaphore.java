// A counting semaphore with one permit and three users: all waiters wait for the same thing, so notify is enough.
// expect clean
class Permits {
  private int free;

  Permits(int free) { this.free = free; }

  synchronized void acquire() {
    while (free == 0) {
      try {
        wait();
      } catch (InterruptedException e) {
      }
    }
    free--;
  }

  synchronized void release() {
    free++;
    notify();
  }

  synchronized int free() { return free; }
}

public class CountingSemaphore {
  static final Permits permits = new Permits(1);
  static int inside; // guarded by the permit
  static final Object monitor = new Object();

  static class User extends Thread {
    public void run() {
      permits.acquire();
      synchronized (monitor) {
        inside++;
        assert inside == 1;
      }
      synchronized (monitor) {
        inside--;
      }
      permits.release();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new User(), b = new User(), c = new User();
    a.start();
    b.start();
    c.start();
    a.join();
    b.join();
    c.join();
    assert permits.free() == 1;
  }
}
