// wait and notify through method handles: who is inside a call can block there. The guest looks at the flag outside the
// monitor, so that the notify can come before the wait.
// expect deadlock
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class MethodHandleLostNotify {
  private static final Object bell = new Object();
  private static volatile boolean dinner;

  private static void sleepUntilRung(MethodHandle wait) throws Throwable {
    synchronized (bell) {
      wait.invoke(bell);
    }
  }

  public static void main(String[] args) throws Throwable {
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodHandle wait = lookup.findVirtual(Object.class, "wait", MethodType.methodType(void.class));
    MethodHandle notify = lookup.findVirtual(Object.class, "notify", MethodType.methodType(void.class));
    MethodHandle sleep = lookup.findStatic(MethodHandleLostNotify.class, "sleepUntilRung", MethodType.methodType(void.class, MethodHandle.class)).bindTo(wait);
    Thread guest = new Thread(() -> {
      try {
        if (!dinner) sleep.invokeExact();
      } catch (Throwable t) {
        throw new AssertionError(t);
      }
    }, "guest");
    guest.start();
    dinner = true;
    synchronized (bell) {
      notify.invokeExact(bell);
    }
    guest.join();
  }
}
