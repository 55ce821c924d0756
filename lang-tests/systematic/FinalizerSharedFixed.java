// As FinalizerShared, but the program closes what it uses; the finalizer touches only its own object, and a counter
// that nobody looks at.
// expect clean
// explore: proof
// explore: all
public class FinalizerSharedFixed {
  static class Resource {
    static int open;
    static int forgotten;
    private boolean closed;

    Resource() {
      synchronized (Resource.class) {
        open++;
      }
    }

    void close() {
      closed = true;
      synchronized (Resource.class) {
        open--;
      }
    }

    @Override
    protected void finalize() {
      if (!closed) forgotten++;
      closed = true;
    }
  }

  static void use() {
    Resource r = new Resource();
    r.close();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(FinalizerSharedFixed::use), u = new Thread(FinalizerSharedFixed::use);
    t.start();
    u.start();
    t.join();
    u.join();
    synchronized (Resource.class) {
      assert Resource.open == 0;
    }
  }
}
