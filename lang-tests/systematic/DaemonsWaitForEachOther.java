// Two daemons in a cycle: the program ends all the same, but these two never go on.
// expect deadlock
public class DaemonsWaitForEachOther {
  static final Object a = new Object(), b = new Object();

  static void start(Object first, Object second, String name) {
    Thread t = new Thread(() -> {
      synchronized (first) {
        synchronized (second) {
        }
      }
    }, name);
    t.setDaemon(true);
    t.start();
  }

  public static void main(String[] args) {
    start(a, b, "one");
    start(b, a, "other");
  }
}
