// HandOverChain broken: the second thread goes on without having seen the first flag. Then main may read while the first thread has not
// written yet.
// expect race: RaceChain.data
// explore: proof
// explore: all
// explore: proof --strict-discipline
public class RaceChain {
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
      synchronized (b) {
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
