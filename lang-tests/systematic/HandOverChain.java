// From one thread to the next but one, by different locks: data = 7 hb the unlock of a, hb the second thread's lock of a if it has seen the
// flag, hb its unlock of b, hb main's lock of b if it has seen the second flag. Happens-before is transitive (JLS 17.4.5).
// expect clean
// explore: proof
// explore: all
public class HandOverChain {
  static final Object a = new Object(), b = new Object();
  static boolean first, second;
  static int data;

  public static void main(String[] args) {
    new Thread(() -> {
      data = 7;
      synchronized (a) {
        first = true;
      }
    }).start();
    new Thread(() -> {
      boolean go;
      synchronized (a) {
        go = first;
      }
      if (go) synchronized (b) {
        second = true;
      }
    }).start();
    boolean go;
    synchronized (b) {
      go = second;
    }
    if (go) assert data >= 0;
  }
}
