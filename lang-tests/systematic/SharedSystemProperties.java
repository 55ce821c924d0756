// System properties are set, cleared and read by two threads. Properties keeps them in a ConcurrentHashMap in OpenJDK, so that reading
// takes no lock.
// expect clean
// explore: proof
public class SharedSystemProperties {
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
    System.setProperty("a", "b");
    System.getProperties().setProperty("a", "b");
    System.clearProperty("a");
  }

  static void other() throws Exception {
    System.getProperty("a");
    System.getProperty("user.dir");
    Integer.getInteger("a");
    System.getProperties().size();
    System.getProperties().keySet().size();
    System.getProperties().containsKey("x");
  }

  public static void main(String[] args) {
    start(SharedSystemProperties::one);
    start(SharedSystemProperties::other);
  }
}
