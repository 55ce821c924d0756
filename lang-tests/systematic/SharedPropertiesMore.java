// The younger methods of Properties, in two threads: they are synchronized in OpenJDK, and work on the same entries.
// expect clean
// explore: proof
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.Enumeration;
import java.util.Map;
import java.util.Properties;

public class SharedPropertiesMore {
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
    p.putIfAbsent("a", "b");
    p.merge("a", "c", (x, y) -> x);
    p.putAll(Map.of("r", "s"));
    p.replaceAll((k, v) -> v);
    p.clear();
  }

  static void other() throws Exception {
    p.forEach((k, v) -> {});
    p.equals(new Properties());
    p.clone();
    p.containsValue("b");
    p.getOrDefault("a", 1);
    for (var e : p.entrySet()) e.getValue();
    p.stringPropertyNames();
    p.list(new PrintStream(new ByteArrayOutputStream()));
    Enumeration<Object> e = p.keys();
    while (e.hasMoreElements()) e.nextElement();
  }

  public static void main(String[] args) {
    start(SharedPropertiesMore::one);
    start(SharedPropertiesMore::other);
  }
}
