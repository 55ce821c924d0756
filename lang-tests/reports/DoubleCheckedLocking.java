// Mistake: double-checked locking on a field that is not volatile.
// expect race: DoubleCheckedLocking.instance
public class DoubleCheckedLocking {
  private static DoubleCheckedLocking instance;
  private final int limit = 10;

  static DoubleCheckedLocking get() {
    if (instance == null) {
      synchronized (DoubleCheckedLocking.class) {
        if (instance == null)
          instance = new DoubleCheckedLocking();
      }
    }
    return instance;
  }

  public static void main(String[] args) {
    Runnable user = () -> {
      assert get().limit == 10;
    };
    new Thread(user, "user-A").start();
    new Thread(user, "user-B").start();
  }
}
