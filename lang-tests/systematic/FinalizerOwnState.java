// The finalization criterion holds: what the finalizer writes belongs to the object alone, although other threads had to do with it
// before.
// expect clean
// explore: proof
// explore: --finalizers=explore
// explore: --no-finalizers
public class FinalizerOwnState {
  static class Buffer {
    final int[] data = new int[2];
    Buffer copy;
    boolean open = true;

    @Override
    protected void finalize() {
      open = false;
      data[0] = -1;
      if (copy != null) copy.data[1] = -1; // nobody else has it
      copy = null;
    }
  }

  static int sum;
  static final Object lock = new Object();

  static void use(Buffer b) {
    synchronized (lock) {
      sum += ++b.data[0];
    }
  }

  static void work() throws InterruptedException {
    Buffer b = new Buffer();
    b.copy = new Buffer();
    Thread helper = new Thread(new Runnable() {
      Buffer mine = b;

      public void run() {
        use(mine);
        mine = null;
      }
    });
    helper.start();
    use(b);
    helper.join();
  }

  public static void main(String[] args) throws InterruptedException {
    work();
    synchronized (lock) {
      sum += 10;
    }
    synchronized (lock) {
      assert sum == 13 : sum;
    }
  }
}
