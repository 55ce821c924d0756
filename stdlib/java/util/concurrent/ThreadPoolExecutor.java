// Runs tasks on a number of threads that it starts as it needs them.
//
// Its state is guarded by the monitor of its queue (if that is one of ours), so that taking a task is one
// operation; idle workers wait in the queue's wait set for an element.
package java.util.concurrent;

import heddle.Monitor;
import heddle.VM;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public class ThreadPoolExecutor extends AbstractExecutorService {
  private static final int RUNNING = 0;
  private static final int SHUTDOWN = 1;    // takes no more tasks
  private static final int STOP = 2;        // runs no more tasks
  private static final int TERMINATED = 3;  // no workers are left

  private static final class Main extends Monitor {}

  private static final class IdleWorkers {}

  private static final class Termination {}

  private final Monitor main;
  private final Object idle;  // wait set
  private final Object termination = new Termination();
  private final BlockingQueue<Runnable> queue;
  private final boolean own;      // the queue's monitor is `main`
  private final boolean handsOn;  // a SynchronousQueue: a task is taken by an idle worker or not at all

  private int state;
  private int poolSize;
  private int largestPoolSize;
  private int active;
  private int waiting;  // idle workers
  private long completed;
  private final ArrayDeque<Runnable> handed = new ArrayDeque<>();
  private final ArrayList<Worker> workers = new ArrayList<>();

  private int corePoolSize;
  private int maximumPoolSize;
  private long keepAliveNanos;
  private boolean coreTimeOut;
  private ThreadFactory threadFactory;
  private RejectedExecutionHandler handler;

  public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime,
      TimeUnit unit, BlockingQueue<Runnable> workQueue) {
    this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue,
        Executors.defaultThreadFactory(), new AbortPolicy());
  }

  public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime,
      TimeUnit unit, BlockingQueue<Runnable> workQueue, ThreadFactory threadFactory) {
    this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, threadFactory,
        new AbortPolicy());
  }

  public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime,
      TimeUnit unit, BlockingQueue<Runnable> workQueue, RejectedExecutionHandler handler) {
    this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue,
        Executors.defaultThreadFactory(), handler);
  }

  public ThreadPoolExecutor(int corePoolSize, int maximumPoolSize, long keepAliveTime,
      TimeUnit unit, BlockingQueue<Runnable> workQueue, ThreadFactory threadFactory,
      RejectedExecutionHandler handler) {
    if (corePoolSize < 0 || maximumPoolSize <= 0 || maximumPoolSize < corePoolSize
        || keepAliveTime < 0) {
      throw new IllegalArgumentException();
    }
    this.corePoolSize = corePoolSize;
    this.maximumPoolSize = maximumPoolSize;
    this.keepAliveNanos = unit.toNanos(keepAliveTime);
    this.queue = Objects.requireNonNull(workQueue);
    this.threadFactory = Objects.requireNonNull(threadFactory);
    this.handler = Objects.requireNonNull(handler);
    handsOn = workQueue instanceof SynchronousQueue;
    own = workQueue instanceof MonitorQueue;
    if (own) {
      MonitorQueue<Runnable> mine = (MonitorQueue<Runnable>) workQueue;
      main = mine.sync;
      idle = mine.notEmpty;
    } else {
      main = new Main();
      idle = new IdleWorkers();
    }
  }

  private final class Worker implements Runnable {
    final Thread thread;
    private Runnable first;
    boolean running;

    Worker(Runnable first) {
      this.first = first;
      running = first != null;
      thread = threadFactory.newThread(this);
    }

    @Override
    public void run() {
      boolean abrupt = true;
      try {
        Runnable task = first;
        first = null;
        while (task != null || (task = next(this)) != null) {
          runOne(task);
          task = null;
        }
        abrupt = false;
      } finally {
        end(this, abrupt);
      }
    }

    private void runOne(Runnable task) {
      beforeExecute(thread, task);
      try {
        task.run();
      } catch (RuntimeException | Error e) {
        afterExecute(task, e);
        throw e;
      }
      afterExecute(task, null);
    }
  }

  // --- adding tasks

  @Override
  public void execute(Runnable command) {
    Objects.requireNonNull(command);
    boolean accepted = true;
    boolean start = false;
    Runnable first = command;
    synchronized (main) {
      if (state != RUNNING) {
        accepted = false;
      } else if (poolSize < corePoolSize) {
        start = true;
      } else if (handsOn && waiting > handed.size()) {
        main.publish();
        handed.addLast(command);
        VM.signal(idle);
      } else if (!handsOn && queue.offer(command)) {
        if (!own) {
          main.publish();
          if (waiting > 0) VM.signal(idle);
        }
        start = poolSize == 0;
        first = null;
      } else {
        start = accepted = poolSize < maximumPoolSize;
      }
      if (start) countIn(first);
    }
    if (start) start(first);
    if (!accepted) handler.rejectedExecution(command, this);
  }

  // A place for one more worker; with the monitor.
  private void countIn(Runnable first) {
    poolSize++;
    if (first != null) active++;
    if (poolSize > largestPoolSize) largestPoolSize = poolSize;
  }

  private void start(Runnable first) {
    Worker worker = null;
    boolean started = false;
    try {
      worker = new Worker(first);
      if (worker.thread != null) {
        synchronized (main) {
          workers.add(worker);
        }
        worker.thread.start();
        started = true;
      }
    } finally {
      if (!started) {
        synchronized (main) {
          if (worker != null) workers.remove(worker);
          poolSize--;
          if (first != null) active--;
          terminateIfDone();
        }
      }
    }
  }

  // --- workers

  // The worker has nothing to do: its next task; null: it shall end.
  private Runnable next(Worker worker) {
    boolean timedOut = false;
    synchronized (main) {
      notRunning(worker);
      while (true) {
        if (state >= STOP) return null;
        if (poolSize > maximumPoolSize) return null;
        Runnable task = handed.pollFirst();
        if (task != null) {
          main.observe();
        } else {
          task = take();
        }
        if (task != null) {
          worker.running = true;
          active++;
          return task;
        }
        if (state == SHUTDOWN && queue.isEmpty()) return null;
        boolean timed = coreTimeOut || poolSize > corePoolSize;
        if (timed && timedOut && (poolSize > 1 || queue.isEmpty())) return null;
        timedOut = idle(timed ? keepAliveNanos : 0, timed);
      }
    }
  }

  private Runnable take() {
    Runnable task = queue.poll();
    if (task != null && !own) main.observe();
    return task;
  }

  // True: the time was up.
  private boolean idle(long nanos, boolean timed) {
    long due = untilDue();
    if (timed && nanos <= 0 && due == 0) return true;
    boolean untilDue = due > 0 && (!timed || due < nanos);
    waiting++;
    if (own) ((MonitorQueue<Runnable>) queue).takers++;
    try {
      long left = VM.await(idle, main, untilDue ? due : nanos);
      if (untilDue && left == 0) dueNow();
      return timed && !untilDue && left == 0;
    } catch (InterruptedException e) {
      return false;  // the state says what it meant
    } finally {
      waiting--;
      if (own) ((MonitorQueue<Runnable>) queue).takers--;
    }
  }

  // For ScheduledThreadPoolExecutor: nanoseconds until the first task is due; 0: there is none.
  long untilDue() {
    return 0;
  }

  // So much time has passed.
  void dueNow() {}

  private void notRunning(Worker worker) {
    if (!worker.running) return;
    worker.running = false;
    active--;
    completed++;
  }

  private void end(Worker worker, boolean abrupt) {
    boolean replace = false;
    synchronized (main) {
      main.publish();
      notRunning(worker);
      workers.remove(worker);
      poolSize--;
      terminateIfDone();
      if (state < STOP) {
        int least = coreTimeOut ? 0 : corePoolSize;
        if (least == 0 && !queue.isEmpty()) least = 1;
        replace = (abrupt || poolSize < least) && (state == RUNNING || !queue.isEmpty());
        if (replace) countIn(null);
      }
    }
    if (replace) start(null);
  }

  // --- the end

  private void terminateIfDone() {
    if (poolSize > 0 || state == TERMINATED || state == RUNNING) return;
    if (state == SHUTDOWN && (!queue.isEmpty() || !handed.isEmpty())) return;
    try {
      terminated();
    } finally {
      state = TERMINATED;
      VM.signalAll(termination);
    }
  }

  @Override
  public void shutdown() {
    synchronized (main) {
      if (state == RUNNING) state = SHUTDOWN;
      onShutdown();
      if (waiting > 0) VM.signalAll(idle);
      terminateIfDone();
    }
  }

  void onShutdown() {}

  @Override
  public List<Runnable> shutdownNow() {
    synchronized (main) {
      if (state < STOP) state = STOP;
      ArrayList<Runnable> left = new ArrayList<>(handed);
      handed.clear();
      queue.drainTo(left);
      for (Runnable task : queue.toArray(new Runnable[0])) {
        if (queue.remove(task)) left.add(task);
      }
      for (Worker worker : workers) {
        if (worker.running) worker.thread.interrupt();
      }
      if (waiting > 0) VM.signalAll(idle);
      terminateIfDone();
      return left;
    }
  }

  @Override
  public boolean isShutdown() {
    synchronized (main) {
      return state != RUNNING;
    }
  }

  public boolean isTerminating() {
    synchronized (main) {
      return state == SHUTDOWN || state == STOP;
    }
  }

  @Override
  public boolean isTerminated() {
    synchronized (main) {
      main.observe();
      return state == TERMINATED;
    }
  }

  @Override
  public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
    if (Thread.interrupted()) throw new InterruptedException();
    long nanos = unit.toNanos(timeout);
    synchronized (main) {
      while (state != TERMINATED) {
        if (nanos <= 0) return false;
        nanos = VM.await(termination, main, nanos);
      }
      main.observe();
      return true;
    }
  }

  // --- to be overridden
  protected void beforeExecute(Thread t, Runnable r) {}

  protected void afterExecute(Runnable r, Throwable t) {}

  protected void terminated() {}

  // --- settings and figures

  public void setThreadFactory(ThreadFactory threadFactory) {
    this.threadFactory = Objects.requireNonNull(threadFactory);
  }

  public ThreadFactory getThreadFactory() {
    return threadFactory;
  }

  public void setRejectedExecutionHandler(RejectedExecutionHandler handler) {
    this.handler = Objects.requireNonNull(handler);
  }

  public RejectedExecutionHandler getRejectedExecutionHandler() {
    return handler;
  }

  public void setCorePoolSize(int corePoolSize) {
    int more;
    synchronized (main) {
      if (corePoolSize < 0 || maximumPoolSize < corePoolSize) throw new IllegalArgumentException();
      more = Math.min(corePoolSize - poolSize, queue.size());
      if (corePoolSize < this.corePoolSize && waiting > 0) VM.signalAll(idle);
      this.corePoolSize = corePoolSize;
      for (int i = 0; i < more; i++) countIn(null);
    }
    for (int i = 0; i < more; i++) start(null);
  }

  public int getCorePoolSize() {
    synchronized (main) {
      return corePoolSize;
    }
  }

  public boolean prestartCoreThread() {
    synchronized (main) {
      if (state != RUNNING || poolSize >= corePoolSize) return false;
      countIn(null);
    }
    start(null);
    return true;
  }

  public int prestartAllCoreThreads() {
    int n = 0;
    while (prestartCoreThread()) n++;
    return n;
  }

  // A worker although there may be enough, so that tasks do not wait for ever.
  void ensureWorker() {
    synchronized (main) {
      if (state == TERMINATED || poolSize >= Math.max(1, corePoolSize)) return;
      countIn(null);
    }
    start(null);
  }

  public boolean allowsCoreThreadTimeOut() {
    synchronized (main) {
      return coreTimeOut;
    }
  }

  public void allowCoreThreadTimeOut(boolean value) {
    synchronized (main) {
      if (value && keepAliveNanos <= 0) {
        throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
      }
      coreTimeOut = value;
      if (value && waiting > 0) VM.signalAll(idle);
    }
  }

  public void setMaximumPoolSize(int maximumPoolSize) {
    synchronized (main) {
      if (maximumPoolSize <= 0 || maximumPoolSize < corePoolSize) {
        throw new IllegalArgumentException();
      }
      this.maximumPoolSize = maximumPoolSize;
      if (poolSize > maximumPoolSize && waiting > 0) VM.signalAll(idle);
    }
  }

  public int getMaximumPoolSize() {
    synchronized (main) {
      return maximumPoolSize;
    }
  }

  public void setKeepAliveTime(long time, TimeUnit unit) {
    if (time < 0) throw new IllegalArgumentException();
    synchronized (main) {
      if (time == 0 && coreTimeOut) {
        throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
      }
      keepAliveNanos = unit.toNanos(time);
      if (waiting > 0) VM.signalAll(idle);
    }
  }

  public long getKeepAliveTime(TimeUnit unit) {
    synchronized (main) {
      return unit.convert(keepAliveNanos, TimeUnit.NANOSECONDS);
    }
  }

  public BlockingQueue<Runnable> getQueue() {
    return queue;
  }

  // The monitor that guards the state, for ScheduledThreadPoolExecutor.
  final Monitor main() {
    return main;
  }

  // With the monitor.
  final boolean runs(boolean evenAfterShutdown) {
    return state == RUNNING || state == SHUTDOWN && evenAfterShutdown;
  }

  final void reject(Runnable command) {
    handler.rejectedExecution(command, this);
  }

  public boolean remove(Runnable task) {
    boolean removed = queue.remove(task);
    synchronized (main) {
      terminateIfDone();
    }
    return removed;
  }

  public void purge() {
    for (Runnable task : queue.toArray(new Runnable[0])) {
      if (task instanceof Future && ((Future<?>) task).isCancelled()) queue.remove(task);
    }
    synchronized (main) {
      terminateIfDone();
    }
  }

  public int getPoolSize() {
    synchronized (main) {
      return poolSize;
    }
  }

  public int getActiveCount() {
    synchronized (main) {
      return active;
    }
  }

  public int getLargestPoolSize() {
    synchronized (main) {
      return largestPoolSize;
    }
  }

  public long getTaskCount() {
    synchronized (main) {
      return completed + active + queue.size() + handed.size();
    }
  }

  public long getCompletedTaskCount() {
    synchronized (main) {
      return completed;
    }
  }

  @Override
  public String toString() {
    synchronized (main) {
      String s = state == RUNNING ? "Running" : state == TERMINATED ? "Terminated" : "Shutting down";
      return super.toString() + "[" + s + ", pool size = " + poolSize + ", active threads = "
          + active + ", queued tasks = " + queue.size() + ", completed tasks = " + completed + "]";
    }
  }

  // --- what to do with tasks that are not taken

  public static class CallerRunsPolicy implements RejectedExecutionHandler {
    public CallerRunsPolicy() {}

    @Override
    public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
      if (!e.isShutdown()) r.run();
    }
  }

  public static class AbortPolicy implements RejectedExecutionHandler {
    public AbortPolicy() {}

    @Override
    public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
      throw new RejectedExecutionException("Task " + r.toString() + " rejected from " + e.toString());
    }
  }

  public static class DiscardPolicy implements RejectedExecutionHandler {
    public DiscardPolicy() {}

    @Override
    public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {}
  }

  public static class DiscardOldestPolicy implements RejectedExecutionHandler {
    public DiscardOldestPolicy() {}

    @Override
    public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
      if (e.isShutdown()) return;
      e.getQueue().poll();
      e.execute(r);
    }
  }
}
