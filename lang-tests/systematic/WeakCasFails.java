// weakCompareAndSet may fail although the value is the expected one: without a loop the increment is lost.
// OpenJDK 17: 0 of 3000 runs on x86; its documentation allows it, and on machines with
// load-linked and store-conditional it happens.
// expect assertion
// explore: proof
// explore: all
import java.util.concurrent.atomic.AtomicInteger;

public class WeakCasFails {
  static final AtomicInteger n = new AtomicInteger();

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> n.weakCompareAndSetVolatile(0, 1));
    t.start();
    t.join();
    assert n.get() == 1;
  }
}
