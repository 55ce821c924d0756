// Two finalizable objects and a reader: the count that it sees is any of 0, 1 and 2.
// options: --finalizers=explore --outcomes
// explore: proof outcomes=3
// explore: all outcomes=3
// expect clean
public class FinalizerExploredOutcomes {
  static int open;

  static synchronized void add(int n) {
    open += n;
  }

  static class Resource {
    Resource() {
      add(1);
    }

    @Override
    protected void finalize() {
      add(-1);
    }
  }

  static void use() {
    new Resource().hashCode();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(FinalizerExploredOutcomes::use), u = new Thread(FinalizerExploredOutcomes::use);
    t.start();
    u.start();
    t.join();
    u.join();
    synchronized (FinalizerExploredOutcomes.class) {
      System.out.println(open);
    }
  }
}
