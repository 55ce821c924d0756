// Who writes holds both locks, who reads holds either of them. No lock is held at every access, so that a lockset of Eraser's runs empty;
// but each writer has a lock in common with each reader: conflicting accesses are ordered by it.
// expect clean
// explore: proof
// explore: all
public class HandOverTwoLocks {
  static final Object a = new Object(), b = new Object();
  static int data;

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (a) {
        assert data >= 0;
      }
    }).start();
    new Thread(() -> {
      synchronized (b) {
        assert data >= 0;
      }
    }).start();
    synchronized (a) {
      synchronized (b) {
        data++;
      }
    }
  }
}
