// A number in a field that would only be printed, were it not for somebody who gets at it by its name: an AtomicIntegerFieldUpdater.
// expect finding: FAILED
// explore: --explore=exhaustive
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class PrintedFieldUpdated {
  static final Object lock = new Object();
  static final PrintedFieldUpdated object = new PrintedFieldUpdated();
  volatile int f;

  public static void main(String[] args) throws Exception {
    Thread one = new Thread(() -> {
      synchronized (lock) {
        object.f = 1;
      }
    });
    Thread two = new Thread(() -> {
      synchronized (lock) {
        object.f = 2;
      }
    });
    one.start();
    two.start();
    one.join();
    two.join();
    assert AtomicIntegerFieldUpdater.newUpdater(PrintedFieldUpdated.class, "f").get(object) == 2;
  }
}
