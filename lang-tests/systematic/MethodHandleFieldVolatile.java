// The sibling of MethodHandleField whose field is volatile: accesses through handles are volatile, too, so that what was
// written before is there for who has seen the flag.
// expect clean
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

public class MethodHandleFieldVolatile {
  private static int data;
  private static volatile boolean ready;

  public static void main(String[] args) throws Throwable {
    MethodHandle setter = MethodHandles.lookup().findStaticSetter(MethodHandleFieldVolatile.class, "ready", boolean.class);
    MethodHandle getter = MethodHandles.lookup().findStaticGetter(MethodHandleFieldVolatile.class, "ready", boolean.class);
    Thread reader = new Thread(() -> {
      try {
        if ((boolean) getter.invokeExact()) {
          assert data == 42;
        }
      } catch (Throwable t) {
        throw new AssertionError(t);
      }
    });
    reader.start();
    data = 42;
    setter.invokeExact(true);
    reader.join();
  }
}
