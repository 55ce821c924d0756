// HandOverTwoLocks broken: the writer holds one of the locks only.
// expect race: RaceTwoLocks.data
// explore: proof
// explore: all
public class RaceTwoLocks {
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
      data++;
    }
  }
}
