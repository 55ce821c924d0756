// ConTest's fourth experiment repaired: the parameter is there before the start.
// expect clean
// explore: proof
// explore: all
import java.util.Hashtable;

public class ContestRecursiveFixed {
  static final int DEPTH = 3;
  static final Hashtable<String, Integer> parameters = new Hashtable<>();

  static class Worker extends Thread {
    Worker(String name) { super(name); }

    public void run() {
      int depth = parameters.get(getName());
      if (depth < DEPTH)
        startNext(depth + 1);
    }
  }

  static void startNext(int depth) {
    Worker next = new Worker("worker-" + depth);
    parameters.put(next.getName(), depth);
    next.start();
  }

  public static void main(String[] args) {
    startNext(1);
  }
}
