// The sibling of MethodHandleCounter whose method is synchronized: a call through a handle enters the monitor of its
// receiver.
// expect clean
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class MethodHandleCounterFixed {
  private int count;

  private synchronized int increment(int by) {
    count += by;
    return count;
  }

  public static void main(String[] args) throws Throwable {
    MethodHandle increment =
        MethodHandles.lookup().findVirtual(MethodHandleCounterFixed.class, "increment", MethodType.methodType(int.class, int.class));
    MethodHandleCounterFixed counter = new MethodHandleCounterFixed();
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
