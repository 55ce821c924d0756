// A read that is only printed is no reason to try another order, but a race it is all the same (docs/algorithms.md, "Numbers that are only printed").
// explore: --explore=exhaustive
// expect race: RaceOnlyPrinted.x
public class RaceOnlyPrinted {
  static final Object lock = new Object();
  static int x, y;

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (lock) {
        y = 1;
      }
      x = 1;
    }).start();
    new Thread(() -> {
      synchronized (lock) {
        y = 2;
      }
      System.out.println("x is " + x);
    }).start();
  }
}
