// Its sibling: the method that is called by reflection is synchronized, and its monitor is that of the target.
// expect clean
import java.lang.reflect.Method;

public class ReflectiveCounterFixed {
  private int count;

  public synchronized void increment() { count++; }

  public static void main(String[] args) throws Exception {
    ReflectiveCounterFixed counter = new ReflectiveCounterFixed();
    Method increment = ReflectiveCounterFixed.class.getMethod("increment");
    Thread other = new Thread(() -> call(increment, counter));
    other.start();
    call(increment, counter);
    other.join();
    assert counter.count == 2;
  }

  static void call(Method method, Object target) {
    try {
      method.invoke(target);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
