// A number in a field that would only be printed, were it not for somebody who gets at it by its name: a VarHandle.
// expect finding: FAILED
// explore: --explore=exhaustive
import java.lang.invoke.MethodHandles;

public class PrintedFieldHandled {
  static final Object lock = new Object();
  static int f;

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
    assert (int) MethodHandles.lookup().findStaticVarHandle(PrintedFieldHandled.class, "f", int.class).get() == 2;
  }
}
