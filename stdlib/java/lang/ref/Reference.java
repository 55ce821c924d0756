// What does not keep its referent alive. The VM clears it (vm/reclaim.cpp).
package java.lang.ref;

public abstract class Reference<T> {
  // References that the VM has cleared and that have not been given to their queues yet, by `discovered`.
  // For the VM and ReferenceHandler.take only.
  private static Reference<?> pending;
  private Reference<?> discovered;

  private volatile T referent;
  // Null: there is none, or it has had this reference already.
  volatile ReferenceQueue<? super T> queue;
  volatile boolean enqueued;  // is in it now
  Reference<?> next;          // there; under the queue's lock

  Reference(T referent, ReferenceQueue<? super T> queue) {
    this.referent = referent;
    this.queue = queue;
  }

  public T get() {
    return referent;
  }

  public final boolean refersTo(T obj) {
    return referent == obj;
  }

  public void clear() {
    referent = null;
  }

  @Deprecated
  public boolean isEnqueued() {
    return enqueued;
  }

  public boolean enqueue() {
    referent = null;
    return enqueueCleared();
  }

  final boolean enqueueCleared() {
    ReferenceQueue<? super T> q = queue;
    return q != null && q.enqueue(this);
  }

  @Override
  protected Object clone() throws CloneNotSupportedException {
    throw new CloneNotSupportedException();
  }

  // A use of the object up to here is all it takes.
  public static void reachabilityFence(Object ref) {}
}
