// An array, filled before its reference is written to a volatile field: the element's write hb the volatile write, which synchronizes-with
// the read that sees it.
// expect clean
// explore: proof
// explore: all
public class HandOverVolatileArray {
  static volatile int[] shared;

  public static void main(String[] args) {
    new Thread(() -> {
      int[] made = new int[1];
      made[0] = 7;
      shared = made;
    }).start();
    int[] got = shared;
    assert got == null || got[0] >= 0;
  }
}
