// --finalizers=explore: what a thread does after it has made the object is not ordered before the finalizer.
// options: --finalizers=explore
// expect race: FinalizerRace.limit
// explore: proof
public class FinalizerRace {
  static int limit;
  static final Object lock = new Object();

  static class Resource {
    int left = 5;

    @Override
    protected void finalize() {
      left -= limit;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    new Resource();
    Thread t = new Thread(() -> {});
    t.start();
    synchronized (lock) {
      limit = 3;
    }
    t.join();
  }
}
