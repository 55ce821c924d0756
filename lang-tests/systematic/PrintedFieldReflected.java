// A number in a field that would only be printed, were it not for somebody who gets at it by its name: reflection.
// expect finding: FAILED
// explore: --explore=exhaustive

public class PrintedFieldReflected {
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
    assert PrintedFieldReflected.class.getDeclaredField("f").getInt(null) == 2;
  }
}
