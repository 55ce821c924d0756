// Name, priority and handlers of a thread are set by one thread and read by another one. Thread.name and both handlers are volatile in
// OpenJDK; the priority is a plain int that no program can see broken: no race of the user's.
// expect clean
// explore: proof
public class SharedThreadState {
  static final Thread t = new Thread(() -> {});
  static final Thread t2 = new Thread(() -> {});
  static final Thread t3 = new Thread(() -> {});

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
    t.setName("a");
    t2.setPriority(3);
    t3.setUncaughtExceptionHandler((a, b) -> {});
    Thread.setDefaultUncaughtExceptionHandler((a, b) -> {});
  }

  static void other() throws Exception {
    t.getName().length();
    t.toString();
    t2.getPriority();
    t3.getUncaughtExceptionHandler();
    Thread.getDefaultUncaughtExceptionHandler();
  }

  public static void main(String[] args) {
    start(SharedThreadState::one);
    start(SharedThreadState::other);
  }
}
