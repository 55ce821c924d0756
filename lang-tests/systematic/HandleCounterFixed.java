// Its sibling adds in one step.
// expect clean
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class HandleCounterFixed {
  int count;

  public static void main(String[] args) throws Exception {
    VarHandle handle = MethodHandles.lookup().findVarHandle(HandleCounterFixed.class, "count", int.class);
    HandleCounterFixed counter = new HandleCounterFixed();
    Runnable increments = () -> handle.getAndAdd(counter, 1);
    Thread other = new Thread(increments);
    other.start();
    increments.run();
    other.join();
    assert counter.count == 2;
  }
}
