// Thread.holdsLock looks at the caller only: wait gives a monitor back and takes it again, and the caller holds it whenever it can ask.
// expect clean
// explore: proof
// explore: all
public class ObservedHoldsLock {
  static final Object o = new Object();
  static boolean go;

  public static void main(String[] args) {
    new Thread(() -> {
      assert !Thread.holdsLock(o);
      synchronized (o) {
        assert Thread.holdsLock(o);
        try {
          while (!go)
            o.wait();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
        assert Thread.holdsLock(o);
      }
      assert !Thread.holdsLock(o);
    }).start();
    synchronized (o) {
      go = true;
      o.notify();
    }
    assert !Thread.holdsLock(o);
  }
}
