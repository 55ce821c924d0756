// HandOverLateObject broken: its maker changes it when it has been given away.
// expect race: Box.v
// explore: proof
// explore: all
public class RaceLateObject {
  static class Box {
    int v;
  }

  static final Object lock = new Object();
  static Box box;

  public static void main(String[] args) {
    new Thread(() -> {
      Box b;
      synchronized (lock) {
        b = box;
      }
      if (b != null) b.v++;
    }).start();
    Box made = new Box();
    made.v = 1;
    synchronized (lock) {
      box = made;
    }
    made.v++;
  }
}
