// A pool for tasks that divide themselves. Each worker has a queue of the tasks that it has forked, the newest of which it runs next (with asyncMode the
// oldest); if there are none it takes the oldest one of some other queue, whichever. What others submit is in a queue of its own.
package java.util.concurrent;

import heddle.Bag;
import heddle.Compensated;
import heddle.Monitor;
import heddle.TaskBody;
import heddle.TaskThreads;
import heddle.VM;
import heddle.Verify;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

public class ForkJoinPool extends AbstractExecutorService {
  public interface ForkJoinWorkerThreadFactory {
    ForkJoinWorkerThread newThread(ForkJoinPool pool);
  }

  public interface ManagedBlocker {
    boolean block() throws InterruptedException;

    boolean isReleasable();
  }

  private static final class DefaultFactory implements ForkJoinWorkerThreadFactory {
    @Override
    public ForkJoinWorkerThread newThread(ForkJoinPool pool) {
      return new ForkJoinWorkerThread(pool);
    }
  }

  private static final class Sync extends Monitor {
    ForkJoinPool common;
    int pools;
  }

  private static final class IdleWorkers {}

  private static final class Quiet {}

  public static final ForkJoinWorkerThreadFactory defaultForkJoinWorkerThreadFactory =
      new DefaultFactory();
  private static final Sync ALL = new Sync();
  private static final String COMMON_PREFIX = "ForkJoinPool.commonPool-worker-";

  private final Sync sync = new Sync();
  private final Object idleWorkers = new IdleWorkers();
  private final Object quiet = new Quiet();  // wait set: for the end, and for the queue to be empty
  private final ArrayDeque<ForkJoinTask<?>> submitted = new ArrayDeque<>();
  private int queued;  // in all queues
  private final Bag<ForkJoinWorkerThread> threads = new Bag<>();
  private final ForkJoinWorkerThreadFactory factory;
  private final Thread.UncaughtExceptionHandler handler;
  private final int parallelism;
  private final boolean asyncMode;
  private final String prefix;
  private final TaskThreads taskThreads;  // null: there are workers
  private int indexes;
  private int workers;
  private int idle;
  private int blocked;  // workers that wait for others, in ways for which the pool lets somebody else work
  private int room;     // for so many workers, those included
  private int quieters;  // threads that wait for no worker to work
  private static boolean figuresAsked;
  private static int figures;  // its value means nothing: threads meet here
  private long steals;
  private boolean shutdown;
  private boolean stopped;
  private boolean closed;  // shut down, and since then nobody has worked
  private boolean terminated;  // stays so, whatever comes too late
  private int leaving;     // workers that have found nothing more to do
  private int closing;     // its value means nothing: who submits and who shuts down meet here
  private int ending;      // likewise: who shuts down, and who asks whether the pool has terminated
  private int stopping;    // likewise: shutdownNow, and who can see how far it is
  private int enders;      // who shut down, and have not looked yet whether the pool has terminated

  public ForkJoinPool() {
    this(Runtime.getRuntime().availableProcessors());
  }

  public ForkJoinPool(int parallelism) {
    this(parallelism, defaultForkJoinWorkerThreadFactory, null, false);
  }

  public ForkJoinPool(int parallelism, ForkJoinWorkerThreadFactory factory,
      Thread.UncaughtExceptionHandler handler, boolean asyncMode) {
    this(parallelism, factory, handler, asyncMode, nextPrefix());
  }

  private ForkJoinPool(int parallelism, ForkJoinWorkerThreadFactory factory,
      Thread.UncaughtExceptionHandler handler, boolean asyncMode, String prefix) {
    if (parallelism <= 0 || parallelism > 0x7fff) throw new IllegalArgumentException();
    this.parallelism = room = parallelism;
    this.factory = Objects.requireNonNull(factory);
    this.handler = handler;
    this.asyncMode = asyncMode;
    this.prefix = prefix;
    // Unless it is asked nobody sees of such a pool who runs what.
    boolean usual = getClass() == ForkJoinPool.class && factory.getClass() == DefaultFactory.class && handler == null;
    taskThreads = VM.threadPerTask() && usual ? new TaskThreads(0) : null;
  }

  private static String nextPrefix() {
    synchronized (ALL) {
      return "ForkJoinPool-" + ++ALL.pools + "-worker-";
    }
  }

  public static ForkJoinPool commonPool() {
    synchronized (ALL) {
      if (ALL.common == null) {
        ALL.common = new ForkJoinPool(getCommonPoolParallelism(), defaultForkJoinWorkerThreadFactory,
            null, false, COMMON_PREFIX);
      }
      return ALL.common;
    }
  }

  public static int getCommonPoolParallelism() {
    return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
  }

  // The pool of this thread, or the common one.
  static ForkJoinPool current() {
    Thread t = Thread.currentThread();
    return t instanceof ForkJoinWorkerThread ? ((ForkJoinWorkerThread) t).pool : commonPool();
  }

  private boolean isCommon() {
    return prefix.equals(COMMON_PREFIX);
  }

  int nextIndex() {
    synchronized (sync) {
      return ++indexes;
    }
  }

  String workerName(int index) {
    return prefix + index;
  }

  // --- a thread for each task

  private static final class Task extends TaskBody {
    private final ForkJoinTask<?> task;

    Task(TaskThreads pool, ForkJoinTask<?> task) {
      super(pool, true, task.isForked());
      this.task = task;
    }

    @Override
    public void run() {
      task.runIfNew();
      pool.end(this);
    }
  }

  private void startTask(ForkJoinTask<?> task) {
    if (submitsInSteps()) TaskThreads.tellApart();
    Thread thread = new ForkJoinWorkerThread(this, new Task(taskThreads, task));
    task.runsIn(thread);
    if (!taskThreads.accept(worker() != null)) {
      throw new RejectedExecutionException();
    }
    thread.start();
  }

  // --- tasks in

  void push(ForkJoinTask<?> task) {
    Objects.requireNonNull(task);
    if (taskThreads != null) {
      startTask(task);
      return;
    }
    boolean steps = submitsInSteps();
    if (steps) {
      synchronized (sync) {
        if (shutdown) throw new RejectedExecutionException();
      }
    }
    boolean start = false;
    synchronized (sync) {
      if (!steps && (shutdown && worker() == null || stopped)) throw new RejectedExecutionException();
      sync.publish();
      queueOf(worker()).addLast(task);
      queued++;
      start = (idle == 0 || !counts()) && mayStart();
      if (!start && idle > 0) VM.signal(idleWorkers);
      if (quieters > 0) VM.signalAll(quiet);
    }
    if (start) start();
  }

  // As on OpenJDK: who submits looks whether the pool has been shut down, and then adds the task, which is run if somebody still works there; if not, whoever
  // comes across it cancels it (who shuts down, a worker that ends, a new one). One step as long as no other thread than he shuts the pool down.
  private boolean submitsInSteps() {
    if (worker() != null || isCommon()) return false;
    if (VM.shared("java.util.concurrent.ForkJoinPool.closing")) return true;
    int unused = closing;
    return false;
  }

  // With the monitor, after a shutdown.
  private void closeIfDone() {
    if (queued == 0 && idle + leaving == workers) closed = true;
  }

  // What has come too late.
  private void cancelLateOnes() {
    while (true) {
      ForkJoinTask<?> task;
      synchronized (sync) {
        task = closed || stopped ? submitted.pollFirst() : null;
        if (task != null) queued--;
        if (closed && workers == 0 && queued == 0) terminated = true;
      }
      if (task == null) return;
      task.cancel(false);
    }
  }

  // Does it matter how many workers are idle? Under exploration only if somebody asks for figures, or for all to be idle. Else each task
  // has another worker started for it, as if nobody were idle yet, until there are enough: whoever is free may take it all the same. Then
  // nothing depends on whether a worker waits already, or is about to.
  private boolean counts() {
    if (!VM.exploring() || VM.shared("java.util.concurrent.ForkJoinPool.figures")) return true;
    int unused = figures;
    return factory.getClass() != DefaultFactory.class;  // which sees how many are made
  }

  private void ask() {
    TaskThreads.tellApart();
    if (!counts()) figuresAsked = true;
  }

  // With the monitor: a place for one more worker, if there may be one.
  private boolean mayStart() {
    if (workers >= room) return false;
    workers++;
    return true;
  }

  private void start() {
    ForkJoinWorkerThread t = factory.newThread(this);
    if (t == null) {
      ended();
      return;
    }
    if (handler != null) t.setUncaughtExceptionHandler(handler);
    synchronized (sync) {
      threads.add(t);
    }
    t.start();
  }

  boolean remove(ForkJoinTask<?> task) {
    TaskThreads.tellApart();
    synchronized (sync) {
      ArrayDeque<ForkJoinTask<?>> queue = queueOf(worker());
      if (queue.peekLast() != task) return false;
      queue.removeLast();
      queued--;
      return true;
    }
  }

  // What the current thread, which may be a worker, runs before it waits for that task: the task itself, if it is still in the queue of a worker, or in that of the common pool if
  // somebody from outside waits; a worker then helps those who have taken tasks from it, with the oldest in their queues. Null: nothing.
  ForkJoinTask<?> takeToJoin(ForkJoinTask<?> task) {
    ForkJoinWorkerThread self = worker();
    synchronized (sync) {
      if (queued == 0) return null;
      boolean taken = self == null && take(task, submitted);
      for (int i = 0; self != null && !taken && i < threads.size(); i++) taken = take(task, threads.get(i).queue);
      if (taken) {
        sync.observe();
        return task;
      }
      if (self == null || thieves(self) == 0) return null;
    }
    if (task.isDone()) return null;
    synchronized (sync) {
      int thieves = thieves(self);
      if (thieves == 0) return null;
      int chosen = thieves == 1 ? 0 : Verify.choose(thieves);
      for (int i = 0; ; i++) {
        ForkJoinWorkerThread w = threads.get(i);
        if (!helps(self, w) || chosen-- > 0) continue;
        sync.observe();
        queued--;
        return w.queue.pollFirst();
      }
    }
  }

  // With the monitor: how many there are who have taken a task from this worker, or from one of them, and have something in their queues.
  private int thieves(ForkJoinWorkerThread self) {
    int n = 0;
    for (int i = 0; i < threads.size(); i++) {
      if (helps(self, threads.get(i))) n++;
    }
    return n;
  }

  private static boolean helps(ForkJoinWorkerThread self, ForkJoinWorkerThread other) {
    if (other == self || other.queue.isEmpty()) return false;
    ForkJoinWorkerThread from = other;
    for (int i = 0; i < 3 && from != null; i++) {
      from = from.source;
      if (from == self) return true;
    }
    return false;
  }

  private boolean take(ForkJoinTask<?> task, ArrayDeque<ForkJoinTask<?>> queue) {
    for (Iterator<ForkJoinTask<?>> i = queue.descendingIterator(); i.hasNext(); ) {
      if (i.next() != task) continue;
      i.remove();
      queued--;
      return true;
    }
    return false;
  }

  // The pool whose tasks the current thread may run while he waits for one of them; null: none.
  static ForkJoinPool helped() {
    if (VM.inTask()) return null;
    ForkJoinPool pool;
    Thread t = Thread.currentThread();
    if (t instanceof ForkJoinWorkerThread) {
      pool = ((ForkJoinWorkerThread) t).pool;
    } else {
      synchronized (ALL) {
        pool = ALL.common;
      }
    }
    return pool == null || pool.taskThreads != null ? null : pool;
  }

  // Takes the newest task whose completion `goal` waits for; null: there is none.
  ForkJoinTask<?> takeFor(CountedCompleter<?> goal) {
    synchronized (sync) {
      sync.observe();
      ForkJoinWorkerThread self = worker();
      ForkJoinTask<?> task = takeFor(goal, queueOf(self));
      if (task == null && self != null) task = takeFor(goal, submitted);
      for (int i = 0; task == null && i < threads.size(); i++) task = takeFor(goal, queueOf(threads.get(i)));
      return task;
    }
  }

  private ForkJoinTask<?> takeFor(CountedCompleter<?> goal, ArrayDeque<ForkJoinTask<?>> queue) {
    for (Iterator<ForkJoinTask<?>> i = queue.descendingIterator(); i.hasNext(); ) {
      ForkJoinTask<?> task = i.next();
      if (task instanceof CountedCompleter && ((CountedCompleter<?>) task).leadsTo(goal)) {
        i.remove();
        queued--;
        return task;
      }
    }
    return null;
  }

  // --- queues, with the monitor

  // This thread, if it is a worker here; else null.
  private ForkJoinWorkerThread worker() {
    Thread t = Thread.currentThread();
    return t instanceof ForkJoinWorkerThread && ((ForkJoinWorkerThread) t).pool == this ? (ForkJoinWorkerThread) t : null;
  }

  private ArrayDeque<ForkJoinTask<?>> queueOf(ForkJoinWorkerThread worker) {
    return worker == null ? submitted : worker.queue;
  }

  // What this thread, which may be a worker, is to run next; null: all queues are empty.
  private ForkJoinTask<?> next(ForkJoinWorkerThread self) {
    if (queued == 0) return null;
    queued--;
    ForkJoinTask<?> own = self == null ? null : asyncMode ? self.queue.pollFirst() : self.queue.pollLast();
    return own != null ? own : steal(self);
  }

  private ForkJoinTask<?> steal(ForkJoinWorkerThread self) {
    int queues = submitted.isEmpty() ? 0 : 1;
    for (int i = 0; i < threads.size(); i++) {
      if (!threads.get(i).queue.isEmpty()) queues++;
    }
    int chosen = queues == 1 ? 0 : Verify.choose(queues);
    ForkJoinWorkerThread from = null;
    if (submitted.isEmpty() || chosen-- > 0) {
      for (int i = 0; from == null; i++) {
        if (!threads.get(i).queue.isEmpty() && chosen-- == 0) from = threads.get(i);
      }
    }
    if (self != null) self.source = from;
    return queueOf(from).pollFirst();
  }

  // --- workers

  void work() {
    while (true) {
      ForkJoinTask<?> task;
      boolean late;
      synchronized (sync) {
        while ((task = next(worker())) == null) {
          if (shutdown) {
            leaving++;
            closeIfDone();
            return;
          }
          idle++;
          if (quieters > 0) VM.signalAll(quiet);  // (workers among them do not count)
          try {
            if (counts()) VM.await(idleWorkers, sync, 0);
            else VM.awaitOrComeLater(idleWorkers, sync, 0);
          } catch (InterruptedException e) {
            // The state says what it meant.
          } finally {
            idle--;
          }
        }
        sync.observe();
        steals++;
        late = closed || stopped;
      }
      if (late) {
        task.cancel(false);
        continue;
      }
      task.runIfNew();
      Thread.interrupted();
    }
  }

  void ended() {
    boolean late;
    synchronized (sync) {
      sync.publish();
      workers--;
      if (worker() != null && leaving > 0) leaving--;
      threads.remove(worker());
      VM.signalAll(quiet);
      late = queued > 0 && (closed || stopped);
    }
    if (late) cancelLateOnes();
  }

  // This thread, a worker, is about to wait for another. As on OpenJDK that need not let somebody else work in its place: as long as another worker is not
  // blocked by such a wait, whatever he does, there are no more than before (ForkJoinPool's constructor: minimumRunnable, by default 1).
  void beginBlocking() {
    boolean start;
    synchronized (sync) {
      blocked++;
      room = Math.max(room, blocked + 1);
      start = queued > 0 && idle == 0 && mayStart();
    }
    if (start) start();
  }

  void endBlocking() {
    synchronized (sync) {
      blocked--;
    }
  }

  public static void managedBlock(ManagedBlocker blocker) throws InterruptedException {
    if (blocker.isReleasable()) return;
    Compensated worker = Compensated.begin();
    try {
      do {
        if (blocker.block()) break;
      } while (!blocker.isReleasable());
    } finally {
      Compensated.end(worker);
    }
  }

  // --- for subclasses

  // What the current thread, as a worker, would run next; null: nothing. It stays where it is.
  ForkJoinTask<?> peekLocal() {
    TaskThreads.tellApart();
    synchronized (sync) {
      ArrayDeque<ForkJoinTask<?>> queue = queueOf(worker());
      return asyncMode ? queue.peekFirst() : queue.peekLast();
    }
  }

  // Likewise, and it is taken: from the worker's own queue, or else, if not `local`, from another one.
  ForkJoinTask<?> poll(boolean local) {
    TaskThreads.tellApart();
    synchronized (sync) {
      sync.observe();
      if (local && queueOf(worker()).isEmpty()) return null;
      return next(worker());
    }
  }

  protected ForkJoinTask<?> pollSubmission() {
    TaskThreads.tellApart();
    synchronized (sync) {
      ForkJoinTask<?> task = submitted.pollFirst();
      if (task == null) return null;
      sync.observe();
      queued--;
      return task;
    }
  }

  protected int drainTasksTo(Collection<? super ForkJoinTask<?>> c) {
    TaskThreads.tellApart();
    int drained = 0;
    while (true) {
      ForkJoinTask<?> task;
      synchronized (sync) {
        sync.observe();
        task = next(null);
      }
      if (task == null) return drained;
      c.add(task);
      drained++;
    }
  }

  // --- ExecutorService

  public <T> T invoke(ForkJoinTask<T> task) {
    push(task);
    return task.join();
  }

  public void execute(ForkJoinTask<?> task) {
    push(task);
  }

  @Override
  public void execute(Runnable task) {
    push(task instanceof ForkJoinTask<?> ? (ForkJoinTask<?>) task : ForkJoinTask.toExecute(task));
  }

  public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
    push(task);
    return task;
  }

  @Override
  public <T> ForkJoinTask<T> submit(Callable<T> task) {
    return submit(ForkJoinTask.adapt(task));
  }

  @Override
  public <T> ForkJoinTask<T> submit(Runnable task, T result) {
    return submit(ForkJoinTask.adapt(task, result));
  }

  @Override
  public ForkJoinTask<?> submit(Runnable task) {
    ForkJoinTask<?> forked = task instanceof ForkJoinTask<?> ? (ForkJoinTask<?>) task : ForkJoinTask.adapt(task);
    push(forked);
    return forked;
  }

  @Override
  public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) {
    ArrayList<Future<T>> futures = new ArrayList<>(tasks.size());
    for (Callable<T> task : tasks) futures.add(submit(task));
    for (int i = futures.size(); i-- > 0; ) ((ForkJoinTask<T>) futures.get(i)).quietlyJoin();
    return futures;
  }

  @Override
  public void shutdown() {
    if (isCommon()) return;
    if (!VM.shared("java.util.concurrent.ForkJoinPool.closing")) closing = 0;
    boolean inSteps = endsInSteps(true);
    if (taskThreads != null) {
      if (inSteps) TaskThreads.tellApart();
      taskThreads.shutdown();
      return;
    }
    synchronized (sync) {
      inSteps &= !shutdown;
      shutdown = true;
      if (inSteps) enders++;
      closeIfDone();
      VM.signalAll(idleWorkers);
      VM.signalAll(quiet);
    }
    if (VM.shared("java.util.concurrent.ForkJoinPool.closing")) cancelLateOnes();
    if (inSteps) leave();
  }

  private void leave() {
    synchronized (sync) {
      enders--;
      VM.signalAll(quiet);
    }
  }

  private boolean endsInSteps(boolean shutsDown) {
    if (VM.shared("java.util.concurrent.ForkJoinPool.ending")) return true;
    if (shutsDown) ending = 0;
    int unused = ending;
    return false;
  }

  private boolean stopsInSteps(boolean stops) {
    if (VM.shared("java.util.concurrent.ForkJoinPool.stopping")) return true;
    if (stops) stopping = 0;
    int unused = stopping;
    return false;
  }

  @Override
  public List<Runnable> shutdownNow() {
    if (isCommon()) return new ArrayList<>();
    if (!VM.shared("java.util.concurrent.ForkJoinPool.closing")) closing = 0;
    TaskThreads.tellApart();
    boolean inSteps = stopsInSteps(true) | endsInSteps(true);
    ArrayList<ForkJoinTask<?>> left;
    List<? extends Thread> all;
    boolean ends;
    synchronized (sync) {
      ends = inSteps && !shutdown;
      shutdown = stopped = true;
      if (ends) enders++;
      left = new ArrayList<>(submitted);
      submitted.clear();
      for (int i = 0; i < threads.size(); i++) {
        left.addAll(threads.get(i).queue);
        threads.get(i).queue.clear();
      }
      queued = 0;
      all = threads.toList();
      if (!inSteps) {
        for (Thread t : all) t.interrupt();
      }
      VM.signalAll(idleWorkers);
      VM.signalAll(quiet);
    }
    if (inSteps) {
      for (Thread t : all) t.interrupt();
      if (ends) leave();
    }
    for (ForkJoinTask<?> task : left) task.cancel(false);
    return new ArrayList<>();
  }

  @Override
  public boolean isShutdown() {
    stopsInSteps(false);
    if (taskThreads != null) return taskThreads.isShutdown();
    synchronized (sync) {
      return shutdown;
    }
  }

  private boolean ended0() {
    return terminated || shutdown && workers == 0 && queued == 0 && enders == 0;
  }

  public boolean isTerminating() {
    stopsInSteps(false);
    endsInSteps(false);
    TaskThreads.tellApart();
    if (taskThreads != null) return taskThreads.isShutdown() && !taskThreads.isTerminated();
    synchronized (sync) {
      return (closed || stopped) && !ended0();  // it may be shut down, and work on
    }
  }

  @Override
  public boolean isTerminated() {
    endsInSteps(false);
    if (taskThreads != null) return taskThreads.isTerminated();
    synchronized (sync) {
      sync.observe();
      return ended0();
    }
  }

  @Override
  public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
    long nanos = unit.toNanos(timeout);
    if (isCommon()) {
      awaitQuiescence(nanos, true, true);
      return false;
    }
    endsInSteps(false);
    if (taskThreads != null) return taskThreads.awaitTermination(nanos);
    synchronized (sync) {
      while (!ended0()) {
        if (nanos <= 0) return false;
        nanos = VM.await(quiet, sync, nanos);
      }
      sync.observe();
      return true;
    }
  }

  // True when the queue is empty and no worker works.
  public boolean awaitQuiescence(long timeout, TimeUnit unit) {
    try {
      return awaitQuiescence(unit.toNanos(timeout), true, false);
    } catch (InterruptedException e) {
      throw new Error(e);  // it does not listen
    }
  }

  // For ForkJoinTask.
  void helpQuiesce() {
    try {
      awaitQuiescence(0, false, false);
    } catch (InterruptedException e) {
      throw new Error(e);  // it does not listen
    }
  }

  // Who waits runs what is in the queues meanwhile, whether he is a worker or not.
  private boolean awaitQuiescence(long nanos, boolean timed, boolean interruptible) throws InterruptedException {
    ask();
    int self = worker() != null ? 1 : 0;
    boolean interrupted = false;
    boolean reached;
    while (true) {
      ForkJoinTask<?> task;
      boolean late;
      synchronized (sync) {
        while (queued == 0 && idle + self < workers && (!timed || nanos > 0)) {
          quieters++;
          try {
            nanos = VM.await(quiet, sync, nanos);
          } catch (InterruptedException e) {
            if (interruptible) throw e;
            interrupted = true;
          } finally {
            quieters--;
          }
        }
        sync.observe();
        task = !timed || nanos > 0 ? next(worker()) : null;
        reached = queued == 0 && idle + self >= workers;
        late = closed || stopped;
      }
      if (task == null) break;
      if (late) task.cancel(false);
      else task.runIfNew();
    }
    if (interrupted) Thread.currentThread().interrupt();
    return reached;
  }

  // --- figures

  public ForkJoinWorkerThreadFactory getFactory() {
    return factory;
  }

  public Thread.UncaughtExceptionHandler getUncaughtExceptionHandler() {
    return handler;
  }

  public int getParallelism() {
    return parallelism;
  }

  public boolean getAsyncMode() {
    return asyncMode;
  }

  public int getPoolSize() {
    ask();
    synchronized (sync) {
      return workers;
    }
  }

  public int getRunningThreadCount() {
    ask();
    synchronized (sync) {
      return workers - idle - blocked;
    }
  }

  public int getActiveThreadCount() {
    ask();
    synchronized (sync) {
      return workers - idle;
    }
  }

  public boolean isQuiescent() {
    ask();
    synchronized (sync) {
      sync.observe();
      return idle == workers && queued == 0;
    }
  }

  public long getStealCount() {
    TaskThreads.tellApart();
    synchronized (sync) {
      return steals;
    }
  }

  public long getQueuedTaskCount() {
    TaskThreads.tellApart();
    synchronized (sync) {
      return queued - submitted.size();
    }
  }

  // Of this thread's queue.
  int ownQueueSize() {
    TaskThreads.tellApart();
    synchronized (sync) {
      return queueOf(worker()).size();
    }
  }

  public int getQueuedSubmissionCount() {
    TaskThreads.tellApart();
    synchronized (sync) {
      return submitted.size();
    }
  }

  public boolean hasQueuedSubmissions() {
    return getQueuedSubmissionCount() > 0;
  }

  @Override
  public String toString() {
    ask();
    synchronized (sync) {
      String level = ended0() ? "Terminated" : shutdown ? "Shutting down" : "Running";
      return super.toString() + "[" + level + ", parallelism = " + parallelism + ", size = " + workers
          + ", active = " + (workers - idle) + ", running = " + (workers - idle - blocked)
          + ", steals = " + steals + ", tasks = " + (queued - submitted.size()) + ", submissions = "
          + submitted.size() + "]";
    }
  }
}
