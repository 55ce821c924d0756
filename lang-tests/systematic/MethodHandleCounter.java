// A method called through a method handle is called: two threads count by one that is not synchronized, and an increment
// gets lost between its read and its write. The accesses are the method's own.
// expect race: MethodHandleCounter.count
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class MethodHandleCounter {
  private int count;

  private int increment(int by) {
    count += by;
    return count;
  }

  public static void main(String[] args) throws Throwable {
    MethodHandle increment =
        MethodHandles.lookup().findVirtual(MethodHandleCounter.class, "increment", MethodType.methodType(int.class, int.class));
    MethodHandleCounter counter = new MethodHandleCounter();
    Thread other = new Thread(() -> {
      try {
        int now = (int) increment.invokeExact(counter, 1);
      } catch (Throwable t) {
        throw new AssertionError(t);
      }
    });
    other.start();
    int now = (int) increment.invokeExact(counter, 1);
    other.join();
    assert counter.count == 2;
  }
}
