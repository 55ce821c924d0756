// A finalizer that takes two of the program's locks in the other order could deadlock with it.
// expect finding: Resource.finalize() takes Object#1 while it holds Object#2, and Thread-0 takes them the other way round, at
// explore: proof
public class FinalizerLockOrder {
  static final Object first = new Object(), second = new Object();

  static class Resource {
    @Override
    protected void finalize() {
      synchronized (second) {
        synchronized (first) {
          hashCode();
        }
      }
    }
  }

  static void both() {
    synchronized (first) {
      synchronized (second) {
        first.hashCode();
      }
    }
  }

  static void drop() {
    new Resource().hashCode();
  }

  public static void main(String[] args) throws InterruptedException {
    drop();
    Thread t = new Thread(FinalizerLockOrder::both);
    t.start();
    t.join();
  }
}
