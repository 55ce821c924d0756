// Calls of method handles throw whatever; those of VarHandles declare nothing.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;

public class PolymorphicCalls {
  static void unhandled(MethodHandle h, VarHandle v) {
    h.invokeExact();  // expect error: unreported exception Throwable; must be caught or declared to be thrown
    int i = (int) h.invoke(1);  // expect error: unreported exception Throwable; must be caught or declared to be thrown
    h.invokeWithArguments(1);  // expect error: unreported exception Throwable; must be caught or declared to be thrown
    v.set(1);
    Runnable r = () -> h.invokeExact();  // expect error: unreported exception Throwable; must be caught or declared to be thrown
  }
}
