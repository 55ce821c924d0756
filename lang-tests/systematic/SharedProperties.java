// A Properties object in two threads: changes lock, reads go to a ConcurrentHashMap (javap -p java.util.Properties of OpenJDK 17).
// expect clean
// explore: proof
import java.util.Properties;

public class SharedProperties {
  static final Properties p = new Properties();

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
    p.setProperty("a", "b");
    p.put("c", "d");
  }

  static void other() throws Exception {
    p.getProperty("a");
    p.get("c");
    p.stringPropertyNames();
    p.entrySet().size();
    p.toString();
    p.hashCode();
    p.isEmpty();
    for (Object o : p.keySet()) o.hashCode();
  }

  public static void main(String[] args) {
    start(SharedProperties::one);
    start(SharedProperties::other);
  }
}
