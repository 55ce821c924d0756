// Threads that count under a lock, in each of the ways in which that is written: where nobody looks at the sum, in which order they count is
// nothing that anybody can tell, and one order stands for all. "looks" and "doubles" look: there all orders are needed.
// expect clean
// explore: states<=610 -- method 100
// explore: states<=610 -- block 100
// explore: states<=610 -- field 100
// explore: states<=610 -- element 100
// explore: states<=610 -- long 100
// explore: states<=610 -- byte 100
// explore: states<=610 -- lock 100
// explore: states<=610 -- amount 100
// explore: states<=20010 -- method 10000
// explore: states>=60 -- looks 3
// explore: states>=60 -- doubles 3
import java.util.concurrent.locks.ReentrantLock;

public class AdditionsUnderLock {
  static int count, other;
  static long wide;
  static byte narrow;
  static int[] counts = new int[3];
  int field;
  static final AdditionsUnderLock object = new AdditionsUnderLock();
  static final ReentrantLock lock = new ReentrantLock();

  static synchronized void add() {
    count++;
  }

  static void step(String how, int i) {
    switch (how) {
      case "method":
        add();
        break;
      case "block":
        synchronized (object) {
          count = 3 + count - 2;
        }
        break;
      case "field":
        synchronized (object) {
          object.field++;
        }
        break;
      case "element":
        synchronized (object) {
          counts[1] += i;
          counts[2]--;
        }
        break;
      case "long":
        synchronized (object) {
          wide += 1L << 40;
        }
        break;
      case "byte":
        synchronized (object) {
          narrow += 3;
        }
        break;
      case "lock":
        lock.lock();
        try {
          count++;
        } finally {
          lock.unlock();
        }
        break;
      case "amount":
        synchronized (object) {
          count += counts[0] + i;
        }
        break;
      case "looks":
        synchronized (object) {
          if (++count == 2) other = i + 1;
        }
        break;
      default:
        synchronized (object) {
          count += count + 1;
        }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    String how = args[0];
    int n = Integer.parseInt(args[1]), threads = n > 1000 ? 2 : 3;
    Thread[] all = new Thread[threads];
    for (int t = 0; t < threads; t++) {
      // (Three classes, so that no two threads are alike.)
      Runnable r = t == 0 ? () -> { for (int i = 0; i < n; i++) step(how, i); }
          : t == 1 ? () -> { for (int i = 0; i < n; i++) step(how, i); }
          : () -> { for (int i = 0; i < n; i++) step(how, i); };
      all[t] = new Thread(r);
      all[t].start();
    }
    for (Thread t : all) t.join();
    int sum = count + object.field + counts[1] + counts[2] + narrow + (int) (wide >>> 40);
    int all1 = threads * n, below = threads * (n * (n - 1) / 2);
    switch (how) {
      case "element": assert sum == below - all1; break;
      case "amount": assert sum == below; break;
      case "byte": assert sum == (byte) (3 * all1); break;
      case "doubles": break;
      default: assert sum == all1;
    }
  }
}
