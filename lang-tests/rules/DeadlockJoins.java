// Threads that wait for each other's end.
// expect rule deadlock: 14 9: wait for each other in a circle
// exit: 1
public class DeadlockJoins {
  static Thread a, b;

  public static void main(String[] args) throws Exception {
    a = new Thread(() -> {
      try { b.join(); } catch (InterruptedException e) { }
    }, "a");
    b = new Thread(() -> {
      try {
        // (This line is b's.)
        a.join(); } catch (InterruptedException e) { }
    }, "b");
    a.start();
    b.start();
    a.join();
  }
}
