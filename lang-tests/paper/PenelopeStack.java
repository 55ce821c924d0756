// Penelope, section 6 (stack): the same staleness with java.util.Stack: every call is synchronized, the loop is not.
// expect finding: java.lang.ArrayIndexOutOfBoundsException
// explore: --explore=predict findings=1
import java.util.Stack;

public class PenelopeStack {
  static <T> void pushAll(Stack<T> target, Stack<T> source) {
    int n = source.size();
    for (int i = 0; i < n; i++)
      target.push(source.get(i));
  }

  public static void main(String[] args) {
    Stack<String> source = new Stack<>(), target = new Stack<>();
    source.push("a");
    source.push("b");
    new Thread(() -> pushAll(target, source), "copier").start();
    new Thread(source::pop, "popper").start();
  }
}
