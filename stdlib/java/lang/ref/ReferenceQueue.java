// References whose referents are gone, the latest first.
package java.lang.ref;

import heddle.Monitor;

public class ReferenceQueue<T> {
  private final Monitor lock = new Monitor();
  private Reference<? extends T> first;

  public ReferenceQueue() {}

  boolean enqueue(Reference<? extends T> r) {
    synchronized (lock) {
      if (r.queue != this) return false;  // has been here
      r.queue = null;
      r.enqueued = true;
      r.next = first;
      first = r;
      lock.notifyAll();
      return true;
    }
  }

  public Reference<? extends T> poll() {
    synchronized (lock) {
      return takeFirst();
    }
  }

  // Waits until there is one.
  public Reference<? extends T> remove() throws InterruptedException {
    synchronized (lock) {
      while (true) {
        Reference<? extends T> r = takeFirst();
        if (r != null) return r;
        lock.wait();
      }
    }
  }

  // Null when the time is up; 0: waits without limit.
  public Reference<? extends T> remove(long timeout) throws IllegalArgumentException, InterruptedException {
    if (timeout < 0) throw new IllegalArgumentException("Negative timeout value");
    if (timeout == 0) return remove();
    synchronized (lock) {
      Reference<? extends T> r = takeFirst();
      if (r != null) return r;
      long start = System.nanoTime();
      long left = timeout;
      while (left > 0) {
        lock.wait(left);
        r = takeFirst();
        if (r != null) return r;
        left = timeout - (System.nanoTime() - start) / 1000000;
      }
      return null;
    }
  }

  @SuppressWarnings("unchecked")
  private Reference<? extends T> takeFirst() {
    Reference<? extends T> r = first;
    if (r == null) return null;
    first = (Reference<? extends T>) r.next;
    r.next = null;
    r.enqueued = false;
    return r;
  }
}
