// --finalizers=explore: the finalizer thread is a thread of the search, so both outcomes are found.
// options: --finalizers=explore
// expect assertion
// explore: proof first-failure>=1
// explore: all
public class FinalizerExplored {
  static int open;

  FinalizerExplored() {
    synchronized (FinalizerExplored.class) {
      open++;
    }
  }

  @Override
  protected void finalize() {
    synchronized (FinalizerExplored.class) {
      open--;
    }
  }

  static void use() {
    new FinalizerExplored().hashCode();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(FinalizerExplored::use);
    t.start();
    t.join();
    synchronized (FinalizerExplored.class) {
      assert open == 1 : "the finalizer came first";
    }
  }
}
