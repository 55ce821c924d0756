// The queue of a lock or semaphore, as OpenJDK's AbstractQueuedSynchronizer has it: who cannot go on at once stands in it,
// and of those only the first may try again, so that they are served in the order in which they came. Whoever
// comes later may be faster, as far as attempt() lets him. Everything here is done with this object's monitor.
package heddle;

import java.util.ArrayList;
import java.util.Collection;

public abstract class WaitQueue extends Monitor {
  // One thread's place, and the wait set in which it waits there.
  private static final class Node {
    final WaitQueue queue;
    Object synchronizer;  // for which the thread waits: the queue, or a condition; the VM reads it
    final Thread thread = Thread.currentThread();
    final boolean shared;
    Node next;

    Node(WaitQueue queue, boolean shared) {
      this.queue = queue;
      this.shared = shared;
    }
  }

  private Node first, last;
  public Thread owner;  // guarded by the monitor: who has it alone, if that can be; the VM reads it

  // Does nobody overtake those who wait?
  public boolean isFair() {
    return false;
  }

  // Takes what the current thread wants if it may have it now.
  protected abstract boolean attempt(int amount, boolean shared);

  public final void acquire(int amount, boolean shared) {
    if (!attempt(amount, shared)) queue(amount, shared);
  }

  // The same for a thread that may not overtake those who wait.
  public final void queue(int amount, boolean shared) {
    acquireAt(add(shared), amount);
  }

  // A place of the current thread that somebody puts at the end of the queue later, when this condition has been
  // signalled; also a wait set.
  public final Object newPlace(Object condition) {
    Node node = new Node(this, false);
    node.synchronizer = condition;
    return node;
  }

  public final void enter(Object place) {
    append((Node) place);
  }

  // By its thread, when it has a place in the queue.
  public final void acquireAt(Object place, int amount) {
    Node self = (Node) place;
    while (self != first || !attempt(amount, self.shared)) VM.awaitUninterruptibly(self, this);
    remove(self, true);
  }

  // False: the time was up. A thread that is interrupted before it has tried again gives up, although its turn may
  // have come: then that of the next one has come.
  public final boolean acquire(int amount, boolean shared, long nanos, boolean timed)
      throws InterruptedException {
    return attempt(amount, shared) || queue(amount, shared, nanos, timed);
  }

  public final boolean queue(int amount, boolean shared, long nanos, boolean timed)
      throws InterruptedException {
    if (timed && nanos <= 0) return false;
    Node self = add(shared);
    boolean acquired = false;
    try {
      while (true) {
        acquired = self == first && attempt(amount, shared);
        if (acquired || timed && nanos <= 0) return acquired;
        nanos = VM.await(self, this, nanos);
        if (Thread.interrupted()) throw new InterruptedException();
      }
    } finally {
      remove(self, acquired);
    }
  }

  // The first may be able to go on.
  public final void wakeFirst() {
    if (first != null) VM.signal(first);
  }

  private Node add(boolean shared) {
    Node node = new Node(this, shared);
    append(node);
    return node;
  }

  private void append(Node node) {
    node.synchronizer = this;
    if (last == null) {
      first = node;
    } else {
      last.next = node;
    }
    last = node;
  }

  private void remove(Node node, boolean acquired) {
    Node before = null;
    for (Node n = first; n != node; n = n.next) before = n;
    if (last == node) last = before;
    if (before != null) {
      before.next = node.next;
      return;
    }
    first = node.next;
    if (first != null && (!acquired || node.shared && first.shared)) VM.signal(first);
  }

  public final boolean hasQueuedPredecessors() {
    return first != null && first.thread != Thread.currentThread();
  }

  public final boolean isEmpty() {
    return first == null;
  }

  public final boolean firstIsExclusive() {
    return first != null && !first.shared;
  }

  public final int length() {
    int length = 0;
    for (Node n = first; n != null; n = n.next) length++;
    return length;
  }

  public final boolean contains(Thread thread) {
    if (thread == null) throw new NullPointerException();
    for (Node n = first; n != null; n = n.next) {
      if (n.thread == thread) return true;
    }
    return false;
  }

  // The last one first, as OpenJDK has them.
  public final Collection<Thread> threads() {
    return threads(true, true);
  }

  // Of those who want it for themselves, or shared.
  public final Collection<Thread> threads(boolean exclusive, boolean shared) {
    ArrayList<Thread> threads = new ArrayList<>();
    for (Node n = first; n != null; n = n.next) {
      if (n.shared ? shared : exclusive) threads.add(0, n.thread);
    }
    return threads;
  }

  // Whose place that is.
  public static Thread threadAt(Object place) {
    return ((Node) place).thread;
  }
}
