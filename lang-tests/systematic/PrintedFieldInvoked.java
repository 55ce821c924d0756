// A number in a field that would only be printed, were it not for somebody who gets at it by its name: a method that reflection calls.
// expect finding: FAILED
// explore: --explore=exhaustive
import java.lang.reflect.Method;

public class PrintedFieldInvoked {
  static final Object lock = new Object();
  static int f;

  static int get() {
    return f;
  }

  public static void main(String[] args) throws Exception {
    Thread one = new Thread(() -> {
      synchronized (lock) {
        f = 1;
      }
    });
    Thread two = new Thread(() -> {
      synchronized (lock) {
        f = 2;
      }
    });
    one.start();
    two.start();
    one.join();
    two.join();
    Method get = PrintedFieldInvoked.class.getDeclaredMethod("get");
    assert get.invoke(null).equals(2);
  }
}
