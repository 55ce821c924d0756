// System.gc() makes what weak references referred to go: it is an end of a block, and what comes directly behind it can race with who has seen that.
// explore: proof
// explore: all
// explore: proof --no-cache
// expect race: RaceBehindCollection.x
import java.lang.ref.WeakReference;

public class RaceBehindCollection {
  static int x;
  static final WeakReference<Object> ref = new WeakReference<>(new Object());

  public static void main(String[] args) {
    new Thread(() -> { if (ref.get() == null) x = 1; }).start();
    System.gc();
    x = 2;
  }
}
