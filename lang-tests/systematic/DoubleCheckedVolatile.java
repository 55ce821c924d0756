// Double-checked locking with a volatile field is right.
// expect clean
// explore: proof
// explore: all
public class DoubleCheckedVolatile {
  static volatile DoubleCheckedVolatile instance;
  static int made;
  int value;

  static DoubleCheckedVolatile get() {
    if (instance == null) {
      synchronized (DoubleCheckedVolatile.class) {
        if (instance == null) {
          DoubleCheckedVolatile fresh = new DoubleCheckedVolatile();
          fresh.value = 3;
          made++;
          assert made == 1;
          instance = fresh;
        }
      }
    }
    return instance;
  }

  static class User extends Thread {
    public void run() {
      assert get().value == 3;
    }
  }

  public static void main(String[] args) {
    new User().start();
    new User().start();
  }
}
