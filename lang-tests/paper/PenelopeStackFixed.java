// Penelope's stack repaired: the source is locked for the whole loop.
// expect clean
// explore: --explore=predict findings=0
import java.util.Stack;

public class PenelopeStackFixed {
  static <T> void pushAll(Stack<T> target, Stack<T> source) {
    synchronized (source) {
      int n = source.size();
      for (int i = 0; i < n; i++)
        target.push(source.get(i));
    }
  }

  public static void main(String[] args) {
    Stack<String> source = new Stack<>(), target = new Stack<>();
    source.push("a");
    source.push("b");
    new Thread(() -> pushAll(target, source), "copier").start();
    new Thread(source::pop, "popper").start();
  }
}
