// Cleared by the first collection that finds the referent no longer strongly or softly reachable.
package java.lang.ref;

public class WeakReference<T> extends Reference<T> {
  public WeakReference(T referent) {
    super(referent, null);
  }

  public WeakReference(T referent, ReferenceQueue<? super T> q) {
    super(referent, q);
  }
}
