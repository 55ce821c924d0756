// join needs the monitor of the thread object: whoever keeps it locks the joiner out, even after the thread's death.
// expect deadlock
public class JoinNeedsMonitor {
  static final Object o = new Object();
  static boolean go;

  static class Child extends Thread {
    public void run() {}
  }

  static class Keeper extends Thread {
    final Thread child;
    Keeper(Thread child) { this.child = child; }

    public void run() {
      synchronized (child) {
        synchronized (o) {
          while (!go) {
            try {
              o.wait();
            } catch (InterruptedException e) {
            }
          }
        }
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread child = new Child();
    child.start();
    new Keeper(child).start();
    child.join();
    synchronized (o) {
      go = true;
      o.notify();
    }
  }
}
