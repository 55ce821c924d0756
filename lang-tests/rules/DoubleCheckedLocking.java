// expect rule double-checked-locking: 8 11: DoubleCheckedLocking.instance is checked, locked, checked again and set
public class DoubleCheckedLocking {
  static DoubleCheckedLocking instance;
  int value = 7;

  static DoubleCheckedLocking get() {
    // (No lock here.)
    if (instance == null) {
      synchronized (DoubleCheckedLocking.class) {
        if (instance == null)
          instance = new DoubleCheckedLocking();
      }
    }
    return instance;
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> System.out.println(get().value));
    a.start();
    a.join();
    System.out.println(get().value);
  }
}
