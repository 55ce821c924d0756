// Reads in plain mode beside volatile reads do not conflict; two atomic writers do not race with each other.
// expect clean
// explore: proof
// explore: all
import java.util.concurrent.atomic.AtomicInteger;

public class PlainModeReads {
  static final AtomicInteger read = new AtomicInteger(5), written = new AtomicInteger();

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      written.incrementAndGet();
      assert read.getPlain() == 5;
    });
    t.start();
    written.set(written.get() + 1);
    assert read.get() == 5;
    t.join();
    assert written.getPlain() > 0;
  }
}
