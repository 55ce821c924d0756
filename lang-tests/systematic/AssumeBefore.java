import heddle.Verify;

// The second thread's path counts only if it comes first: that is tried, although it has no path behind the first one's
// block, which is explored before. (--systematic=all shows the failure, too. OpenJDK has no Verify; with `if (x != 0)
// return;` in place of the assumption the assertion fails there whenever the second thread is quicker.)
// explore: proof
// explore: all
// explore: --no-cache
// expect assertion
public class AssumeBefore {
  static final Object lock = new Object();
  static int x;

  public static void main(String[] args) {
    new Thread(() -> {
      synchronized (lock) {
        x = 1;
      }
    }).start();
    new Thread(() -> {
      synchronized (lock) {
        Verify.assume(x == 0);
      }
      assert false;
    }).start();
  }
}
