// ClassHeldForAMoment with a class that cannot be initialised, because its superclass has failed before.
// OpenJDK 17: 100 of 100 runs end.
// expect clean
// explore: proof
// explore: all
// explore: rw
public class FailedClassHeldForAMoment {
  static final Object lock = new Object();

  static class Broken {
    static int uses = Integer.parseInt("none");
  }

  static class Heir extends Broken {
    static int uses = 2;
  }

  static void use() {
    try {
      Heir.uses++;
    } catch (NoClassDefFoundError e) {
    }
  }

  public static void main(String[] args) throws InterruptedException {
    try {
      Broken.uses = 1;
    } catch (ExceptionInInitializerError e) {
    }
    Thread inside = new Thread(() -> {
      synchronized (lock) {
        use();
      }
    });
    Thread before = new Thread(() -> {
      use();
      synchronized (lock) {
      }
    });
    inside.start();
    before.start();
    inside.join();
    before.join();
  }
}
