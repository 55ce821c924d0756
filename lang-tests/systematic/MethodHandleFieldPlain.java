// The sibling of MethodHandleFieldVolatile whose field is not volatile: getter and setter race, as data does.
// expect race: MethodHandleFieldPlain.ready
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

public class MethodHandleFieldPlain {
  private static int data;
  private static boolean ready;

  public static void main(String[] args) throws Throwable {
    MethodHandle setter = MethodHandles.lookup().findStaticSetter(MethodHandleFieldPlain.class, "ready", boolean.class);
    MethodHandle getter = MethodHandles.lookup().findStaticGetter(MethodHandleFieldPlain.class, "ready", boolean.class);
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
