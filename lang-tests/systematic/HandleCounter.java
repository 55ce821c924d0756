// A counter by a VarHandle, read and written in two steps: an increment can get lost. Nothing races.
// expect assertion
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleCounter {
  int count;

  public static void main(String[] args) throws Exception {
    VarHandle handle = MethodHandles.lookup().findVarHandle(HandleCounter.class, "count", int.class);
    HandleCounter counter = new HandleCounter();
    Runnable increments = () -> handle.setVolatile(counter, (int) handle.getVolatile(counter) + 1);
    Thread other = new Thread(increments);
    other.start();
    increments.run();
    other.join();
    assert counter.count == 2;
  }
}
