// Two threads take two locks each, in one loop for ever; once in a round, and only if a third one has been in between,
// the second takes them the other way round. The loops never end, and a deadlock takes three conditions at once.
// (In the manner of the levels of The Deadlock Empire, deadlockempire.github.io.)
// expect deadlock
// explore: proof --max-time=100 --first
// explore: --explore=pos --first --max-time=100
// explore: --explore=random --first --max-time=100
public class TripleDanger {
  static final Object conduit = new Object(), energy = new Object(), sleep = new Object();
  static volatile int stored, rounds;

  static void left() {
    while (true) {
      synchronized (conduit) {
        synchronized (energy) {
          rounds++;
        }
      }
    }
  }

  static void right() {
    while (true) {
      int before = stored;
      synchronized (sleep) {
        rounds++;
      }
      boolean moved = stored == before + 3; // three steps of the third thread within one round
      synchronized (moved ? energy : conduit) {
        synchronized (moved ? conduit : energy) {
          rounds--;
        }
      }
    }
  }

  static void third() {
    while (true) {
      synchronized (sleep) {
        stored++;
      }
    }
  }

  public static void main(String[] args) {
    new Thread(TripleDanger::left, "left").start();
    new Thread(TripleDanger::right, "right").start();
    new Thread(TripleDanger::third, "third").start();
  }
}
