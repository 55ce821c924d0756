// Shutdown hooks are added and removed by two threads: ApplicationShutdownHooks locks in OpenJDK.
// expect clean
// explore: proof
public class SharedHooks {
  static final Thread a = new Thread(() -> {}), b = new Thread(() -> {});

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
    Runtime.getRuntime().addShutdownHook(a);
  }

  static void other() throws Exception {
    Runtime.getRuntime().addShutdownHook(b);
    Runtime.getRuntime().removeShutdownHook(b);
    Runtime.getRuntime().availableProcessors();
    Runtime.getRuntime().freeMemory();
  }

  public static void main(String[] args) {
    start(SharedHooks::one);
    start(SharedHooks::other);
  }
}
