// Two threads that wait busily for each other's flag before they set their own: nobody ever goes on.
// expect finding: spins
public class SpinTwoFlags {
  static volatile boolean a, b;

  public static void main(String[] args) {
    new Thread(() -> {
      while (!b)
        Thread.onSpinWait();
      a = true;
    }, "A").start();
    new Thread(() -> {
      while (!a)
        Thread.onSpinWait();
      b = true;
    }, "B").start();
  }
}
