// A thread group's priority is set and read by two threads: setMaxPriority locks in OpenJDK; the int that getMaxPriority reads is no
// variable of the user's.
// expect clean
// explore: proof
public class SharedThreadGroup {
  static final ThreadGroup g = new ThreadGroup("g");

  interface Body {
    void run() throws Exception;
  }

  static void start(Body body) {
    new Thread(() -> {
      try {
        body.run();
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }).start();
  }

  static void one() throws Exception {
    g.setMaxPriority(3);
  }

  static void other() throws Exception {
    g.getMaxPriority();
    g.activeCount();
  }

  public static void main(String[] args) {
    start(SharedThreadGroup::one);
    start(SharedThreadGroup::other);
  }
}
