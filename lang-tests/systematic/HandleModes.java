// Method handles of a VarHandle's accesses are these accesses: a counter by getAndAdd loses nothing, and what was written before
// a release is seen after the acquire, though the call site converts (a long result, nothing taken) and an invoker is between.
// expect clean
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

public class HandleModes {
  private static int count;
  private static int data;
  private static int ready;

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    VarHandle counter = lookup.findStaticVarHandle(HandleModes.class, "count", int.class);
    VarHandle flag = lookup.findStaticVarHandle(HandleModes.class, "ready", int.class);
    MethodHandle add = counter.toMethodHandle(VarHandle.AccessMode.GET_AND_ADD);
    MethodHandle acquire = MethodHandles.varHandleInvoker(VarHandle.AccessMode.GET_ACQUIRE, MethodType.methodType(long.class));
    Thread other = new Thread(() -> {
      try {
        int before = (int) add.invokeExact(1);
        if ((long) acquire.invokeExact(flag) == 1) {
          assert data == 42;
        }
      } catch (Throwable t) {
        throw new AssertionError(t);
      }
    });
    other.start();
    data = 42;
    flag.setRelease((byte) 1);
    counter.getAndAdd((byte) 1);
    other.join();
    assert (long) counter.getVolatile() == 2;
  }
}
