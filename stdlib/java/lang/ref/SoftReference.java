// Cleared before the VM throws an OutOfMemoryError, and never before that.
package java.lang.ref;

public class SoftReference<T> extends Reference<T> {
  public SoftReference(T referent) {
    super(referent, null);
  }

  public SoftReference(T referent, ReferenceQueue<? super T> q) {
    super(referent, q);
  }
}
