// InterruptBesideNotify with notifyAll: everybody returns, the interrupted one normally or by the exception.
// OpenJDK 17: in 1571 of 2000 runs by the exception, in 419 normally.
// expect clean
// explore: proof
// explore: all
public class InterruptBesideNotifyAll {
  static final Object lock = new Object();
  static int waiting;

  static void await() {
    synchronized (lock) {
      waiting++;
      try {
        lock.wait();
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  static boolean bothWait() {
    synchronized (lock) {
      return waiting == 2;
    }
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(InterruptBesideNotifyAll::await, "a");
    Thread b = new Thread(InterruptBesideNotifyAll::await, "b");
    a.start();
    b.start();
    while (!bothWait())
      Thread.yield();
    a.interrupt();
    synchronized (lock) {
      lock.notifyAll();
    }
  }
}
