// Parking of threads.
package java.util.concurrent.locks;

public class LockSupport {
  private LockSupport() {}

  // 0: without a time limit; negative: the time is up.
  private static native void park0(long nanos);

  private static native void unpark0(Thread thread);

  public static void unpark(Thread thread) {
    if (thread != null) unpark0(thread);
  }

  public static void park() {
    park0(0);
  }

  public static void park(Object blocker) {
    setCurrentBlocker(blocker);
    park0(0);
    setCurrentBlocker(null);
  }

  public static void parkNanos(long nanos) {
    if (nanos > 0) park0(nanos);
  }

  public static void parkNanos(Object blocker, long nanos) {
    if (nanos <= 0) return;
    setCurrentBlocker(blocker);
    park0(nanos);
    setCurrentBlocker(null);
  }

  public static void parkUntil(long deadline) {
    long millis = deadline - System.currentTimeMillis();
    park0(millis <= 0 ? -1 : millis > Long.MAX_VALUE / 1000000 ? Long.MAX_VALUE : millis * 1000000);
  }

  public static void parkUntil(Object blocker, long deadline) {
    setCurrentBlocker(blocker);
    parkUntil(deadline);
    setCurrentBlocker(null);
  }

  public static Object getBlocker(Thread t) {
    return t.$parkBlocker();
  }

  public static void setCurrentBlocker(Object blocker) {
    Thread.currentThread().$setParkBlocker(blocker);
  }
}
