// The sibling of MethodHandleLostNotify that looks at the flag inside the monitor, again and again.
// expect clean
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class MethodHandleNotify {
  private static final Object bell = new Object();
  private static boolean dinner;

  private static void sleepUntilRung(MethodHandle wait) throws Throwable {
    synchronized (bell) {
      while (!dinner) wait.invoke(bell);
    }
  }

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodHandle wait = lookup.findVirtual(Object.class, "wait", MethodType.methodType(void.class));
    MethodHandle notify = lookup.findVirtual(Object.class, "notify", MethodType.methodType(void.class));
    MethodHandle sleep = lookup.findStatic(MethodHandleNotify.class, "sleepUntilRung", MethodType.methodType(void.class, MethodHandle.class)).bindTo(wait);
    Thread guest = new Thread(() -> {
      try {
        sleep.invokeExact();
      } catch (Throwable t) {
        throw new AssertionError(t);
      }
    }, "guest");
    guest.start();
    synchronized (bell) {
      dinner = true;
      notify.invokeExact(bell);
    }
    guest.join();
  }
}
