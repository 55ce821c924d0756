// main holds the one lock and wants the other, which the joiner holds; the thread that it joins holds nothing, and
// wants the first. Each step before is independent of all others. OpenJDK 17: seen to hang with sleeps between.
// expect finding: deadlock
// explore: proof
// explore: --systematic=all
// explore: --no-cache
public class JoinedInCycle {
  static final Object outer = new Object(), inner = new Object();
  static Thread joined, joiner;

  public static void main(String[] args) {
    joined = new Thread(() -> {
      joiner.start();
      synchronized (outer) {
      }
    });
    joiner = new Thread(() -> {
      synchronized (inner) {
        try {
          joined.join();
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      }
    });
    joined.start();
    synchronized (outer) {
      synchronized (inner) {
      }
    }
  }
}
