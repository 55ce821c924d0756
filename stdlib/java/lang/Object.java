// The root of the class hierarchy.
package java.lang;

public class Object {
  public Object() {}

  public final native Class<?> getClass();

  public native int hashCode();

  public boolean equals(Object obj) {
    return this == obj;
  }

  protected Object clone() throws CloneNotSupportedException {
    Object copy = clone0();
    // Each volatile field is read by a volatile read of its own.
    int n = heddle.VM.volatileFields(copy);
    for (int i = 0; i < n; i++) heddle.VM.copyVolatile(this, copy, i);
    return copy;
  }

  // A copy of all but the volatile fields.
  private native Object clone0() throws CloneNotSupportedException;

  public String toString() {
    return getClass().getName() + "@" + Integer.toHexString(hashCode());
  }

  public final native void notify();

  public final native void notifyAll();

  public final void wait() throws InterruptedException {
    wait0(0L);
  }

  public final void wait(long timeoutMillis) throws InterruptedException {
    if (timeoutMillis < 0) throw new IllegalArgumentException("timeout value is negative");
    wait0(timeoutMillis);
  }

  public final void wait(long timeoutMillis, int nanos) throws InterruptedException {
    if (timeoutMillis < 0) throw new IllegalArgumentException("timeoutMillis value is negative");
    if (nanos < 0 || nanos > 999999) {
      throw new IllegalArgumentException("nanosecond timeout value out of range");
    }
    wait0(nanos > 0 && timeoutMillis < Long.MAX_VALUE ? timeoutMillis + 1 : timeoutMillis);
  }

  // 0: without a time limit.
  private final native void wait0(long timeoutMillis) throws InterruptedException;

  @Deprecated
  protected void finalize() throws Throwable {}
}
