// A thread of a ForkJoinPool.
package java.util.concurrent;

import heddle.Compensated;
import heddle.TaskBody;
import heddle.VM;
import java.util.ArrayDeque;

public class ForkJoinWorkerThread extends Thread implements Compensated {
  final ForkJoinPool pool;
  final ArrayDeque<ForkJoinTask<?>> queue = new ArrayDeque<>();  // of its own tasks; guarded by the pool
  ForkJoinWorkerThread source;  // guarded by the pool's monitor: from whom it has taken a task last; null: one that has come from outside
  private final int index;  // like the name, no part of the state until somebody asks

  protected ForkJoinWorkerThread(ForkJoinPool pool) {
    super((ThreadGroup) null, null, "aForkJoinWorkerThread");
    this.pool = pool;
    index = pool.nextIndex();
    setName(pool.workerName(index));
    setDaemon(true);
  }

  // For one task only.
  ForkJoinWorkerThread(ForkJoinPool pool, TaskBody task) {
    super((ThreadGroup) null, task, pool.workerName(1));
    this.pool = pool;
    index = 1;
  }

  public ForkJoinPool getPool() {
    return pool;
  }

  public int getPoolIndex() {
    VM.tellApart();
    return index - 1;
  }

  @Override
  public final void beginBlocking() {
    pool.beginBlocking();
  }

  @Override
  public final void endBlocking() {
    pool.endBlocking();
  }

  protected void onStart() {}

  protected void onTermination(Throwable exception) {}

  @Override
  public void run() {
    if (VM.inTask()) {
      super.run();
      return;
    }
    Throwable failure = null;
    try {
      onStart();
      pool.work();
    } catch (Throwable t) {
      failure = t;
    } finally {
      try {
        onTermination(failure);
      } catch (Throwable t) {
        if (failure == null) failure = t;
      } finally {
        pool.ended();
      }
    }
    // What onStart or onTermination has thrown reaches the pool's handler, which is this thread's.
    if (failure != null) ForkJoinTask.<RuntimeException>sneak(failure);
  }
}
