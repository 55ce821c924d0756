import heddle.Linearizable;
import heddle.Operation;
import java.util.ArrayDeque;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

// Objects whose calls wait for others, and may: where one waits for ever its specification does, too.
public class WaitingRight {
  @Linearizable(threads = 3, operations = 2, before = 1, after = 1, scenarios = 24)
  public static class BoundedBuffer {
    private final ArrayDeque<Integer> items = new ArrayDeque<>();

    @Operation(blocking = true)
    public synchronized void put(int x) throws InterruptedException {
      while (items.size() == 1) wait();
      items.add(x);
      notifyAll();
    }

    @Operation(blocking = true)
    public synchronized int take() throws InterruptedException {
      while (items.isEmpty()) wait();
      int x = items.remove();
      notifyAll();
      return x;
    }

    @Operation
    public synchronized int size() {
      return items.size();
    }
  }

  /** The library's, whose calls come later where nobody can tell. */
  @Linearizable(operations = 2, scenarios = 15)
  public static class LibraryQueue {
    private final ArrayBlockingQueue<Integer> items = new ArrayBlockingQueue<>(1);

    @Operation(blocking = true)
    public void put(int x) throws InterruptedException {
      items.put(x);
    }

    @Operation(blocking = true)
    public int take() throws InterruptedException {
      return items.take();
    }
  }

  @Linearizable(threads = 3, operations = 2, scenarios = 15)
  public static class Gate {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition opened = lock.newCondition();
    private boolean open;

    @Operation
    public void open() {
      lock.lock();
      open = true;
      opened.signalAll();
      lock.unlock();
    }

    @Operation
    public void close() {
      lock.lock();
      open = false;
      lock.unlock();
    }

    @Operation(blocking = true)
    public void pass() {
      lock.lock();
      while (!open) opened.awaitUninterruptibly();
      lock.unlock();
    }
  }

  /** Who waits holds nothing, and stands in the library's own queue. */
  @Linearizable(operations = 2, scenarios = 15, specification = SequentialBuffer.class)
  public static class TwoSemaphores {
    private final Semaphore full = new Semaphore(0), free = new Semaphore(2), mutex = new Semaphore(1);
    private final ArrayDeque<Integer> items = new ArrayDeque<>();

    @Operation(blocking = true)
    public void put(int x) {
      free.acquireUninterruptibly();
      mutex.acquireUninterruptibly();
      items.add(x);
      mutex.release();
      full.release();
    }

    @Operation(blocking = true)
    public int take() {
      full.acquireUninterruptibly();
      mutex.acquireUninterruptibly();
      int x = items.remove();
      mutex.release();
      free.release();
      return x;
    }
  }

  public static class SequentialBuffer {
    private final ArrayDeque<Integer> items = new ArrayDeque<>();

    public synchronized void put(int x) throws InterruptedException {
      while (items.size() == 2) wait();
      items.add(x);
    }

    public synchronized int take() throws InterruptedException {
      while (items.isEmpty()) wait();
      return items.remove();
    }

    @Override
    public boolean equals(Object other) {
      return toString().equals(other.toString());
    }

    @Override
    public int hashCode() {
      return toString().hashCode();
    }

    @Override
    public String toString() {
      return items.toString();
    }
  }

  /** Who waits stands at a lock that is not given back; a thread locks only once. */
  @Linearizable(threads = 4, operations = 1)
  public static class Mutex {
    private final ReentrantLock lock = new ReentrantLock();

    @Operation(blocking = true)
    public void lock() {
      lock.lock();
    }

    @Operation
    public boolean isLocked() {
      return lock.isLocked();
    }
  }

  @Linearizable(threads = 3, operations = 2, scenarios = 15)
  public static class Latch {
    private final CountDownLatch latch = new CountDownLatch(2);

    @Operation
    public void countDown() {
      latch.countDown();
    }

    @Operation(blocking = true)
    public void await() throws InterruptedException {
      latch.await();
    }
  }

  /** Who waits is parked. */
  @Linearizable(threads = 3, operations = 2, scenarios = 15)
  public static class Parked {
    private final ArrayDeque<Thread> waiting = new ArrayDeque<>();
    private int permits;

    @Operation
    public synchronized void give() {
      permits++;
      LockSupport.unpark(waiting.peek());
    }

    @Operation(blocking = true)
    public void get() {
      synchronized (this) {
        waiting.add(Thread.currentThread());
      }
      while (!taken()) LockSupport.park();
    }

    private synchronized boolean taken() {
      if (permits == 0 || waiting.peek() != Thread.currentThread()) return false;
      permits--;
      waiting.remove();
      if (permits > 0) LockSupport.unpark(waiting.peek());
      return true;
    }
  }
}
