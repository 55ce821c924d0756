// A finalizer that changes what the program looks at: the outcome depends on when it runs, the paper's finalization
// criterion (section 4.1) is broken.
// expect finding: Resource.finalize() writes Resource.open
// explore: proof
// explore: rw
// explore: proof --no-cache
public class FinalizerShared {
  static class Resource {
    static int open;

    Resource() {
      synchronized (Resource.class) {
        open++;
      }
    }

    @Override
    protected void finalize() {
      synchronized (Resource.class) {
        open--;
      }
    }
  }

  static void use() {
    new Resource().hashCode();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(FinalizerShared::use);
    t.start();
    t.join();
    synchronized (Resource.class) {
      System.out.println(Resource.open);
    }
  }
}
