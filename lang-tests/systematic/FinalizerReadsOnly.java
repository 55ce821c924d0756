// The finalization criterion holds: the finalizer reads what nobody writes any more, and takes two locks in the order in
// which the program takes them.
// expect clean
// explore: proof
// explore: --finalizers=explore
// explore: --no-finalizers
public class FinalizerReadsOnly {
  static final Object outer = new Object(), inner = new Object();
  static int limit;

  static class Resource {
    int left = 5;

    @Override
    protected void finalize() {
      synchronized (outer) {
        synchronized (inner) {
          left -= limit;
        }
      }
    }
  }

  static int n;

  static void both() {
    synchronized (outer) {
      synchronized (inner) {
        n++;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    limit = 3;
    new Resource();
    Thread t = new Thread(FinalizerReadsOnly::both);
    t.start();
    both();
    t.join();
    assert n == 2;
  }
}
