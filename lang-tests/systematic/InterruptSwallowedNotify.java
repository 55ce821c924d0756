// A waiter that was notified and is interrupted before it has the monitor: the notify may not get lost for the other waiter.
// Whoever throws must pass the notify on; here the thread that dies by the interrupt does not.
// expect clean
// explore: proof
// explore: all
public class InterruptSwallowedNotify {
  static final Object o = new Object();
  static int tokens;

  static Thread taker(String name) {
    return new Thread(() -> {
      synchronized (o) {
        try {
          while (tokens == 0)
            o.wait();
          tokens--;
        } catch (InterruptedException e) {
          o.notify(); // passes on what it may have swallowed
        }
      }
    }, name);
  }

  public static void main(String[] args) {
    Thread first = taker("first"), second = taker("second");
    first.start();
    second.start();
    synchronized (o) {
      tokens++;
      o.notify();
    }
    first.interrupt();
    second.interrupt();
  }
}
