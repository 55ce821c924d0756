// The first use of Plain, whose superclass is ready and which has no initialiser of its own, marks it as initialised at
// once: nobody holds the right to initialise it while he waits for the lock behind that use. (A block that did both was
// taken to hold it there: an internal error, for the deadlock that it would have been did not show again.)
// OpenJDK 17: 100 of 100 runs end.
// expect clean
// explore: proof
// explore: all
// explore: rw
public class ClassHeldForAMoment {
  static final Object lock = new Object();

  static class Ready {
    static int uses = Integer.parseInt("0");
  }

  static class Plain extends Ready {
    static void use() {}
  }

  public static void main(String[] args) throws InterruptedException {
    Ready.uses = 1;
    Thread inside = new Thread(() -> {
      synchronized (lock) {
        Plain.use();
      }
    });
    Thread before = new Thread(() -> {
      Plain.use();
      synchronized (lock) {
      }
    });
    inside.start();
    before.start();
    inside.join();
    before.join();
  }
}
