// Numbers in fields that are only printed (docs/algorithms.md): fields, what getters give back, what is passed to methods and captured by lambdas.
// expect clean
// explore: states<=90 -- volatile 20
// explore: states<=90 -- getter 20
// explore: states<=60 -- plain 20
// explore: states<=60 -- kept 20
// explore: states<=40 -- captured 6
// explore: states<=40 -- passed 6
// explore: states<=40 -- inherited 6
// explore: states<=40 -- long 6
// explore: states<=150 -- clients 6
// explore: states<=12 -- stopped 1
// explore: states>=150 -- looked 6
import java.util.concurrent.Semaphore;

public class PrintedFields {
  static volatile int count;
  static volatile boolean stop;
  static int last, copy;
  static final Object lock = new Object();
  static final Semaphore permits = new Semaphore(2);

  static class Counter {
    private volatile int value;

    void increment() {
      value++;
    }

    int getValue() {
      return value;
    }
  }

  static abstract class Named implements Runnable {
    protected final int id;

    Named(int id) {
      this.id = id;
    }

    String name() {
      return "thread " + number();
    }

    int number() {
      return id + 1;
    }
  }

  static class Worker extends Named {
    private long turns;

    Worker(int id) {
      super(2 * id);
    }

    public void run() {
      synchronized (lock) {
        turns++;
        System.out.println(name() + " turn " + turns);
      }
      synchronized (lock) {
        turns += 2;
        System.out.println(name() + " turn " + turns);
      }
    }
  }

  static void say(int id, long time) {
    synchronized (lock) {
      System.out.println(id + " at " + time);
    }
    synchronized (lock) {
      System.out.println(id + " again");
    }
  }

  // Somebody looks: there all orders count.
  static class Looked {
    volatile int value;
  }

  public static void main(String[] args) throws InterruptedException {
    String how = args[0];
    int n = Integer.parseInt(args[1]);
    Counter counter = new Counter();
    Looked looked = new Looked();
    Thread[] threads = new Thread[how.equals("stopped") ? 1 : n > 6 ? 2 : n];
    for (int t = 0; t < threads.length; t++) {
      final int id = t;
      Runnable r = () -> {};
      switch (how) {
        case "volatile":
          r = () -> { for (int i = 0; i < n; i++) count++; };
          break;
        case "getter":
          r = () -> { for (int i = 0; i < n; i++) counter.increment(); };
          break;
        case "plain":
          r = () -> { for (int i = 0; i < n; i++) synchronized (lock) { last = 3 * last + id; } };
          break;
        case "kept":
          r = () -> { for (int i = 0; i < n; i++) synchronized (lock) { copy = last; last = id; } };
          break;
        case "captured":
          r = () -> {
            synchronized (lock) { System.out.println("client " + id + " waits"); }
            synchronized (lock) { System.out.println("client " + id + " goes"); }
          };
          break;
        case "clients":
          r = () -> {
            System.out.println("client " + id + " waits");
            permits.acquireUninterruptibly();
            System.out.println("client " + id + " goes");
            permits.release();
          };
          break;
        case "passed":
          r = () -> say(id, 10L * id);
          break;
        case "inherited":
        case "long":
          r = new Worker(t);
          break;
        case "stopped":
          r = () -> { while (!stop) count++; };
          break;
        default:
          r = () -> { looked.value++; };
      }
      threads[t] = new Thread(r);
    }
    for (Thread t : threads) t.start();
    stop = true;
    for (Thread t : threads) t.join();
    System.out.println("count " + count + ", " + counter.getValue() + ", last " + last + ", " + copy);
    assert looked.value <= n;
  }
}
