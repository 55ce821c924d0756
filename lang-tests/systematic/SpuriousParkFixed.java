// SpuriousPark repaired: while.
// expect clean
// explore: proof
// explore: proof --spurious
// explore: all --spurious
import java.util.concurrent.locks.LockSupport;

public class SpuriousParkFixed {
  static volatile boolean ready;

  public static void main(String[] args) {
    Thread t = new Thread(() -> {
      while (!ready) LockSupport.park();
      assert ready;
    });
    t.start();
    ready = true;
    LockSupport.unpark(t);
  }
}
