// SpinTwoFlags repaired: each sets its own flag first.
// expect clean
// explore: proof
// explore: all
public class SpinTwoFlagsFixed {
  static volatile boolean a, b;

  public static void main(String[] args) {
    new Thread(() -> {
      a = true;
      while (!b)
        Thread.onSpinWait();
    }, "A").start();
    new Thread(() -> {
      b = true;
      while (!a)
        Thread.onSpinWait();
    }, "B").start();
  }
}
