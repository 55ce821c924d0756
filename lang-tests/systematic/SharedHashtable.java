// A Hashtable in two threads: its methods are synchronized in OpenJDK, those of its views, too.
// expect clean
// explore: proof
import java.util.Hashtable;

public class SharedHashtable {
  static final Hashtable<String,String> p = new Hashtable<>();

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
    p.put("a", "b");
    p.remove("c");
    p.putIfAbsent("x", "y");
    p.merge("a", "z", String::concat);
  }

  static void other() throws Exception {
    p.get("a");
    p.size();
    p.contains("b");
    p.containsKey("a");
    p.isEmpty();
    p.keySet().contains("a");
    p.values().size();
    p.entrySet().size();
    p.toString();
    p.equals(new Hashtable<>());
    p.hashCode();
    p.getOrDefault("a", "b");
    p.forEach((k, v) -> {});
    p.clone();
  }

  public static void main(String[] args) {
    start(SharedHashtable::one);
    start(SharedHashtable::other);
  }
}
