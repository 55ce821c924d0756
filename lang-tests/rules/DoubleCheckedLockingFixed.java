// volatile; a lock around all of it; and a number, which is whole whenever it is seen.
public class DoubleCheckedLockingFixed {
  static volatile DoubleCheckedLockingFixed instance;
  static DoubleCheckedLockingFixed other;
  static int number;
  int value = 7;

  static DoubleCheckedLockingFixed get() {
    if (instance == null) {
      synchronized (DoubleCheckedLockingFixed.class) {
        if (instance == null) instance = new DoubleCheckedLockingFixed();
      }
    }
    return instance;
  }

  static synchronized DoubleCheckedLockingFixed getOther() {
    if (other == null) other = new DoubleCheckedLockingFixed();
    return other;
  }

  static int getNumber() {
    if (number == 0) {
      synchronized (DoubleCheckedLockingFixed.class) {
        if (number == 0) number = 42;
      }
    }
    return number;
  }

  public static void main(String[] args) throws Exception {
    Thread a = new Thread(() -> System.out.println(get().value + getOther().value + getNumber()));
    a.start();
    a.join();
    System.out.println(get().value + getOther().value + getNumber());
  }
}
