// A worker of a ForkJoinPool that waits without a time limit for a condition of a lock, and so in a blocking queue or at a barrier, or for a phase of a Phaser,
// is replaced meanwhile: OpenJDK waits there by ForkJoinPool.managedBlock. OpenJDK 17: another task runs in each of these cases.
// expect clean
// explore: proof -- take
// explore: proof -- put
// explore: proof -- takeArray
// explore: proof -- takeDelayed
// explore: proof -- takeSynchronous
// explore: proof -- putSynchronous
// explore: proof -- takeTransfer
// explore: proof -- transfer
// explore: proof -- condition
// explore: proof -- uninterruptibly
// explore: proof -- ownCondition
// explore: proof -- queuedCondition
// explore: proof -- barrier
// explore: proof -- phaser
// explore: proof -- phaserInterruptibly
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class CompensatedWaits {
  interface Body {
    void run() throws Exception;
  }

  static final ForkJoinPool pool = new ForkJoinPool(1);

  // The one worker waits in the first, until the second has been run.
  static void run(Body waits, Body wakes) throws Exception {
    ForkJoinTask<?> first = submit(waits);
    submit(wakes);
    first.get();
    pool.shutdown();
  }

  static ForkJoinTask<?> submit(Body body) {
    return pool.submit(() -> {
      body.run();
      return null;
    });
  }

  static class Item implements Delayed {
    public long getDelay(TimeUnit unit) {
      return 0;
    }

    public int compareTo(Delayed other) {
      return 0;
    }
  }

  static class Own extends AbstractQueuedSynchronizer {
    protected boolean tryAcquire(int n) {
      return compareAndSetState(0, 1);
    }

    protected boolean tryRelease(int n) {
      setState(0);
      return true;
    }

    protected boolean isHeldExclusively() {
      return getState() == 1;
    }
  }

  static boolean done;

  static void condition(Body lock, Body unlock, Condition condition, boolean interruptibly) throws Exception {
    run(() -> {
      lock.run();
      while (!done) {
        if (interruptibly) condition.await();
        else condition.awaitUninterruptibly();
      }
      unlock.run();
    }, () -> {
      lock.run();
      done = true;
      condition.signal();
      unlock.run();
    });
  }

  static void take(BlockingQueue<Item> queue) throws Exception {
    run(queue::take, () -> queue.put(new Item()));
  }

  public static void main(String[] args) throws Exception {
    ReentrantLock lock = new ReentrantLock();
    SynchronousQueue<Item> handOver = new SynchronousQueue<>();
    LinkedTransferQueue<Item> transfer = new LinkedTransferQueue<>();
    CyclicBarrier barrier = new CyclicBarrier(2);
    Phaser phaser = new Phaser(2);
    switch (args[0]) {
      case "take": take(new LinkedBlockingQueue<>()); break;
      case "takeArray": take(new ArrayBlockingQueue<>(1)); break;
      case "takeDelayed":
        DelayQueue<Item> delayed = new DelayQueue<>();
        run(delayed::take, () -> delayed.put(new Item()));
        break;
      case "takeSynchronous": take(handOver); break;
      case "putSynchronous": run(() -> handOver.put(new Item()), handOver::take); break;
      case "takeTransfer": take(transfer); break;
      case "transfer": run(() -> transfer.transfer(new Item()), transfer::take); break;
      case "put":
        LinkedBlockingDeque<Item> deque = new LinkedBlockingDeque<>(1);
        deque.put(new Item());
        run(() -> deque.put(new Item()), deque::take);
        break;
      case "condition": condition(lock::lock, lock::unlock, lock.newCondition(), true); break;
      case "uninterruptibly": condition(lock::lock, lock::unlock, lock.newCondition(), false); break;
      case "queuedCondition":
        assert !lock.hasQueuedThreads();
        condition(lock::lock, lock::unlock, lock.newCondition(), true);
        break;
      case "ownCondition":
        Own own = new Own();
        condition(() -> own.acquire(1), () -> own.release(1), own.new ConditionObject(), true);
        break;
      case "barrier": run(barrier::await, barrier::await); break;
      case "phaser": run(phaser::arriveAndAwaitAdvance, phaser::arrive); break;
      case "phaserInterruptibly": run(() -> phaser.awaitAdvanceInterruptibly(phaser.arrive()), phaser::arrive); break;
    }
  }
}
