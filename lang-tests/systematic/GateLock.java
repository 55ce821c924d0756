// Opposite lock orders, but always under one gate: no deadlock.
// expect clean
// explore: proof
// explore: all
// explore: rw
public class GateLock {
  static final Object gate = new Object();
  static final Object a = new Object();
  static final Object b = new Object();
  static int count;

  static class Taker extends Thread {
    final Object first, second;

    Taker(Object first, Object second) {
      this.first = first;
      this.second = second;
    }

    public void run() {
      synchronized (gate) {
        synchronized (first) {
          synchronized (second) {
            count++;
          }
        }
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Taker(a, b), two = new Taker(b, a);
    one.start();
    two.start();
    one.join();
    two.join();
    assert count == 2;
  }
}
