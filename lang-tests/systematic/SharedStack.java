// A Stack and an Observable in two threads: their methods are synchronized in OpenJDK.
// expect clean
// explore: proof
import java.util.Observable;
import java.util.Stack;

public class SharedStack {
  static final Stack<Integer> v = new Stack<>();
  static final Observable o = new Observable();

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
    v.push(1);
    v.push(2);
    o.addObserver((x, y) -> {});
    o.notifyObservers();
  }

  static void other() throws Exception {
    v.empty();
    v.search(1);
    synchronized (v) { if (!v.empty()) { v.peek(); v.pop(); } }
    o.countObservers();
    o.hasChanged();
    o.deleteObservers();
  }

  public static void main(String[] args) {
    start(SharedStack::one);
    start(SharedStack::other);
  }
}
