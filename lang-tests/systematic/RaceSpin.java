// HandOverSpin broken: the data are written behind the flag.
// expect race: RaceSpin.data
// explore: proof
// explore: all
public class RaceSpin {
  static int data;
  static volatile boolean ready;

  public static void main(String[] args) {
    new Thread(() -> {
      ready = true;
      data = 7;
    }).start();
    while (!ready)
      Thread.onSpinWait();
    assert data >= 0;
  }
}
