// park without a loop: right as long as nobody returns without reason, which LockSupport.park's documentation allows.
// OpenJDK 17 (Linux): 0 of 2000 runs show it; pthread_cond_wait, below it, may.
// expect assertion
// explore: proof findings=0
// explore: proof --spurious
// explore: all --spurious
import java.util.concurrent.locks.LockSupport;

public class SpuriousPark {
  static volatile boolean ready;

  public static void main(String[] args) {
    Thread t = new Thread(() -> {
      if (!ready) LockSupport.park();
      assert ready;
    });
    t.start();
    ready = true;
    LockSupport.unpark(t);
  }
}
