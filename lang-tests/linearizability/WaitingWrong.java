import heddle.Linearizable;
import heddle.Operation;
import java.util.ArrayDeque;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

// Objects with calls that wait for ever where they should not, or do not wait where they should. `// smallest:` is the
// scenario that is left when no call can be taken away, and `// says:` what is said of it.
public class WaitingWrong {
  // smallest: put(1), put(2) | take() | take()
  // says: waits for ever, which it does after no order of the other calls
  @Linearizable(threads = 3, operations = 2)
  public static class OneIsNotified {
    private final ArrayDeque<Integer> items = new ArrayDeque<>();

    @Operation(blocking = true)
    public synchronized void put(int x) throws InterruptedException {
      while (items.size() == 1) wait();
      items.add(x);
      notify();
    }

    @Operation(blocking = true)
    public synchronized int take() throws InterruptedException {
      while (items.isEmpty()) wait();
      int x = items.remove();
      notify();
      return x;
    }
  }

  // smallest: put(1) | take()
  // says: waits for ever, which it does after no order of the other calls
  @Linearizable(operations = 1)
  public static class NobodyIsNotified {
    private final ArrayDeque<Integer> items = new ArrayDeque<>();

    @Operation
    public synchronized void put(int x) {
      items.add(x);
    }

    @Operation(blocking = true)
    public synchronized int take() throws InterruptedException {
      while (items.isEmpty()) wait();
      return items.remove();
    }
  }

  // smallest: put(1) | take() | take()
  // says: no order of these calls has these results
  @Linearizable(threads = 3, operations = 1)
  public static class IfInPlaceOfWhile {
    private final ArrayDeque<Integer> items = new ArrayDeque<>();

    @Operation
    public synchronized void put(int x) {
      items.add(x);
      notifyAll();
    }

    @Operation(blocking = true)
    public synchronized Integer take() throws InterruptedException {
      if (items.isEmpty()) wait();
      return items.poll();
    }
  }

  // smallest: pass() | pass() | open()
  // says: waits for ever, which it does after no order of the other calls
  @Linearizable(threads = 3, operations = 1)
  public static class Gate {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition opened = lock.newCondition();
    private boolean open;

    @Operation(blocking = true)
    public void pass() {
      lock.lock();
      while (!open) opened.awaitUninterruptibly();
      lock.unlock();
    }

    @Operation
    public void open() {
      lock.lock();
      open = true;
      opened.signal();
      lock.unlock();
    }
  }

  // smallest: acquire(2) | acquire(2)
  // says: waits for ever, which it does after no order of the other calls
  @Linearizable(operations = 1, specification = Permits.class)
  public static class OneAfterTheOther {
    private final Semaphore permits = new Semaphore(2);

    @Operation(blocking = true)
    public void acquire(int n) {
      for (int i = 0; i < n; i++) permits.acquireUninterruptibly();
    }
  }

  public static class Permits {
    private int left = 2;

    public synchronized void acquire(int n) throws InterruptedException {
      while (left < n) wait();
      left -= n;
    }
  }

  /** The lock of the outer monitor is kept while it waits: nobody can put any more. */
  // smallest: put(1) | take()
  // says: waits for ever, which it does after no order of the other calls
  @Linearizable(operations = 1)
  public static class NestedMonitors {
    private final Object inner = new Object();
    private int items;

    @Operation(blocking = true)
    public synchronized void put(int x) {
      synchronized (inner) {
        items = x;
        inner.notifyAll();
      }
    }

    @Operation(blocking = true)
    public synchronized int take() throws InterruptedException {
      synchronized (inner) {
        while (items == 0) inner.wait();
        int x = items;
        items = 0;
        return x;
      }
    }
  }

  /** It is not said that a call may wait: then that is a deadlock. */
  // smallest: take() | take()
  // says: deadlock
  @Linearizable(operations = 1)
  public static class NotSaid {
    private int items;

    @Operation
    public synchronized void put(int x) {
      items = x;
      notifyAll();
    }

    @Operation
    public synchronized int take() throws InterruptedException {
      while (items == 0) wait();
      int x = items;
      items = 0;
      return x;
    }
  }
}
