// A counter whose methods are called by reflection: of two such calls each increments on its own, and one can get lost.
// (Nothing races: the field is volatile.)
// expect assertion
import java.lang.reflect.Method;

public class ReflectiveCounter {
  private volatile int count;

  public void increment() { count++; }

  public static void main(String[] args) throws Exception {
    ReflectiveCounter counter = new ReflectiveCounter();
    Method increment = ReflectiveCounter.class.getMethod("increment");
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
