// Spinning on a volatile flag: the volatile write synchronizes-with the read that sees it (JLS 17.4.4), so that data = 7 hb the read.
// expect clean
// explore: proof
// explore: all
public class HandOverSpin {
  static int data;
  static volatile boolean ready;

  public static void main(String[] args) {
    new Thread(() -> {
      data = 7;
      ready = true;
    }).start();
    while (!ready)
      Thread.onSpinWait();
    assert data >= 0;
  }
}
