// HandOverVolatileArray broken: the elements of an array in a volatile field are not volatile.
// expect race: element 0 of
// explore: proof
// explore: all
public class RaceVolatileArray {
  static volatile int[] shared;

  public static void main(String[] args) {
    new Thread(() -> {
      int[] made = new int[1];
      shared = made;
      made[0] = 7;
    }).start();
    int[] got = shared;
    assert got == null || got[0] >= 0;
  }
}
