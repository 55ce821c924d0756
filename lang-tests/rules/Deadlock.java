// Two threads, each of which has a lock that the other one wants; they hand over to each other so that it happens in a plain run.
// expect rule lock-order: 19 20 12 13: Deadlock.second and Deadlock.first are acquired in an inconsistent order
// expect rule deadlock: 12 13 19 20: a and b wait for each other in a circle
// exit: 1
public class Deadlock {
  static final Object first = new Object(), second = new Object();
  static volatile boolean aHas, bHas;

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> {
      aHas = true;
      synchronized (first) {
        while (!bHas) Thread.yield(); synchronized (second) { System.out.println("a"); }
      }
    }, "a");
    Thread b = new Thread(() -> {
      while (!aHas) Thread.yield();
      Thread.yield();
      synchronized (second) { bHas = true;
        synchronized (first) { System.out.println("b"); }
      }
    }, "b");
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
