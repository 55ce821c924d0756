// ConTest, "Fourth experiment": each thread creates the next one and passes its parameter through a hash table after the
// start. A new thread that is fast does not find it.
// expect finding: java.lang.NullPointerException
// explore: proof
// explore: all
import java.util.Hashtable;

public class ContestRecursive {
  static final int DEPTH = 3;
  static final Hashtable<String, Integer> parameters = new Hashtable<>();

  static class Worker extends Thread {
    Worker(String name) { super(name); }

    public void run() {
      int depth = parameters.get(getName()); // a null cannot be unboxed
      if (depth < DEPTH)
        startNext(depth + 1);
    }
  }

  static void startNext(int depth) {
    Worker next = new Worker("worker-" + depth);
    next.start();
    parameters.put(next.getName(), depth);
  }

  public static void main(String[] args) {
    startNext(1);
  }
}
