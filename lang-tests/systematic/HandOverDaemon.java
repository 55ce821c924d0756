// A daemon writes before it sets a volatile, main reads if it has seen that: hb, whether the daemon is cut short or not.
// expect clean
// explore: proof
// explore: all
public class HandOverDaemon {
  static volatile boolean stop;
  static int data;

  public static void main(String[] args) {
    Thread t = new Thread(() -> {
      data = 7;
      stop = true;
    });
    t.setDaemon(true);
    t.start();
    if (stop) assert data == 7;
  }
}
