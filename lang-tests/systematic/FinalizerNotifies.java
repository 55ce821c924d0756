// A thread waits on a monitor that no other thread has a reference to; but an object with a finalizer has one, and its
// finalizer notifies. So nobody may say that the thread can never be notified: under OpenJDK 17 (with a line behind the
// wait that prints and sets `stop`) it went on in 5 of 5 runs. What is wrong is that the program needs a finalizer for
// it, which is one finding, and that without one the server spins, which is the other.
// explore: proof findings=2
// expect finding: Bell.finalize() notifies
public class FinalizerNotifies {
  static volatile boolean stop;

  static class Bell {
    final Object lock;

    Bell(Object lock) {
      this.lock = lock;
    }

    @Override
    protected void finalize() {
      synchronized (lock) {
        lock.notifyAll();
      }
    }
  }

  static void make(Object lock) {
    new Bell(lock);
  }

  public static void main(String[] args) {
    new Thread(() -> {
      Object mine = new Object();
      synchronized (mine) {
        make(mine);
        try {
          mine.wait();
        } catch (InterruptedException e) {
        }
      }
    }, "waiter").start();
    new Thread(() -> {
      while (!stop) {
        System.gc();
        Thread.yield();
      }
    }, "server").start();
  }
}
