import heddle.Verify;

// What a thread has written before its assumption fails is seen by others, who may fail before: such a path is none that
// the assumption leaves out, for it has not come there. (--systematic=all shows the failure, too. OpenJDK has no Verify;
// with `for (;;);` in place of the assumption the assertion fails there as often as main comes later.)
// explore: proof
// explore: all
// explore: --no-cache
// expect assertion
public class AssumeBehindRelease {
  static final Object lock = new Object();
  static int x;

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (lock) {
        x = 1;
      }
      Verify.assume(false);
    }).start();
    synchronized (lock) {
      assert x == 0;
    }
  }
}
