// Double-checked locking with a plain field is a race.
// expect race: DoubleCheckedPlain.instance
public class DoubleCheckedPlain {
  static DoubleCheckedPlain instance;
  int value;

  static DoubleCheckedPlain get() {
    if (instance == null) {
      synchronized (DoubleCheckedPlain.class) {
        if (instance == null) {
          DoubleCheckedPlain made = new DoubleCheckedPlain();
          made.value = 3;
          instance = made;
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
