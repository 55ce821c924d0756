// Runs tasks on a number of threads that it starts as it needs them.
//
// Its state is guarded by the monitor of its queue (if that is one of ours), so that taking a task is one
// operation; idle workers wait in the queue's wait set for an element.
package java.util.concurrent;

import heddle.Bag;
import heddle.Monitor;
import heddle.TaskBody;
import heddle.TaskThreads;
import heddle.VM;
import java.util.AbstractList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public class ThreadPoolExecutor extends AbstractExecutorService {
  private static final int RUNNING = 0;
  private static final int SHUTDOWN = 1;    // takes no more tasks
  private static final int STOP = 2;        // runs no more tasks
  private static final int TIDYING = 3;     // no workers are left, and terminated() runs
  private static final int TERMINATED = 4;

  private static final class Main extends Monitor {}

  private static final class IdleWorkers {}

  private static final class Termination {}

  private static final class Tidying {}

  private final Monitor main;
  private final Object idle;  // wait set
  private final Object termination = new Termination();
  private final BlockingQueue<Runnable> queue;
  private final Object tidying;   // the monitor of terminated(), if a subclass has one; else null
  private final boolean own;      // the queue's monitor is `main`
  private boolean secret;         // nobody else has the queue, and it only hands on: it is empty
  private TaskThreads taskThreads;  // null: there are workers
  private final boolean known;    // a queue of the library's that guards itself by its monitor
  private final boolean handsOn;  // a SynchronousQueue: a task is taken by an idle worker or not at all

  private int state;
  private boolean stopped;  // state >= STOP, as far as there are workers: nothing that they look at changes with shutdown()
  private int poolSize;
  private int largestPoolSize;
  private int active;
  private int waiting;  // idle workers
  private long completed;
  private final ArrayDeque<Runnable> handed = new ArrayDeque<>();
  private final Bag<Worker> workers = new Bag<>();

  private boolean interrupting;  // shutdownNow goes from worker to worker, and has OpenJDK's main lock

  private boolean shrunk;  // one of the next two has been made smaller
  private int corePoolSize;
  private int maximumPoolSize;
  private long keepAliveNanos;
  private boolean coreTimeOut;
  private volatile ThreadFactory threadFactory;
  private volatile RejectedExecutionHandler handler;

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
    Class<?> c = getClass();
    boolean plain = c == ThreadPoolExecutor.class || c == ScheduledThreadPoolExecutor.class;
    tidying = plain ? null : new Tidying();
    handsOn = workQueue instanceof SynchronousQueue;
    own = workQueue instanceof MonitorQueue;
    Class<?> q = workQueue.getClass();
    known = q == LinkedBlockingQueue.class || q == ArrayBlockingQueue.class || q == PriorityBlockingQueue.class
        || q == DelayedWorkQueue.class;
    if (own) {
      MonitorQueue<Runnable> mine = (MonitorQueue<Runnable>) workQueue;
      main = mine.sync;
      idle = mine.notEmpty;
    } else {
      main = new Main();
      idle = new IdleWorkers();
    }
  }

  // The caller has made the queue, and has given it to nobody else.
  final ThreadPoolExecutor keepQueueSecret() {
    secret = handsOn;
    // Such a pool takes all tasks until shutdown(), and unless it is asked nobody sees how it runs them.
    if (VM.threadPerTask() && getClass() == ThreadPoolExecutor.class && Executors.isDefault(threadFactory)) {
      taskThreads = new TaskThreads(handsOn ? Integer.MAX_VALUE : corePoolSize);
    }
    return this;
  }

  private final class Worker implements Runnable {
    final Thread thread;
    private Runnable first;
    boolean running;

    Worker(Runnable first) {
      this.first = first;
      thread = threadFactory.newThread(this);
    }

    @Override
    public void run() {
      boolean abrupt = true;
      if (stepwise()) {
        synchronized (main) {
          setIdle(this);
        }
      }
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
      boolean stepwise = stepwise();
      if (stepwise) {
        begin(this);
      } else {
        clearInterrupt();
      }
      try {
        beforeExecute(Thread.currentThread(), task);
        try {
          task.run();
          afterExecute(task, null);
        } catch (RuntimeException | Error e) {
          afterExecute(task, e);  // (a second time if it has thrown it)
          throw e;
        }
      } finally {
        if (stepwise) complete(this);
      }
    }
  }

  // --- what OpenJDK does in several steps, which others see only if threads meet here (tester/hidden_state.h); the values mean nothing
  private int closing;   // who shuts down, and who asks whether the pool has terminated
  private int leaving;   // a worker that ends, and who asks how many there are
  private int stopping;  // shutdownNow, and who can see how far it is

  private boolean closesInSteps(boolean shutsDown) {
    if (VM.shared("java.util.concurrent.ThreadPoolExecutor.closing")) return true;
    if (shutsDown) closing = 0;
    int unused = closing;
    return false;
  }

  private boolean leavesInSteps(boolean asks) {
    if (VM.shared("java.util.concurrent.ThreadPoolExecutor.leaving")) return true;
    if (asks) leaving = 0;
    int unused = leaving;
    return false;
  }

  private boolean stopsInSteps(boolean stops) {
    if (VM.shared("java.util.concurrent.ThreadPoolExecutor.stopping")) return true;
    if (stops) stopping = 0;
    int unused = stopping;
    return false;
  }

  // --- figures about tasks, if somebody asks for them while others run: a worker takes a task, counts as active, has
  // completed it and is active no more, each in a step of its own (OpenJDK: runWorker locks the worker behind getTask
  // and unlocks it behind completedTasks++). Else the first two are one step, and the last two, and cost nothing.
  private static boolean figuresAsked;
  private static int figures;  // its value means nothing: threads meet here

  private static boolean stepwise() {
    if (VM.shared("java.util.concurrent.ThreadPoolExecutor.figures")) return true;
    int unused = figures;
    return false;
  }

  private static boolean ask() {
    TaskThreads.tellApart();
    if (stepwise()) return true;
    figuresAsked = true;
    return false;
  }

  private void begin(Worker worker) {
    synchronized (main) {
      setRunning(worker);
      Thread.interrupted();
      if (stopped) Thread.currentThread().interrupt();
    }
  }

  private void complete(Worker worker) {
    synchronized (main) {
      completed++;
    }
    synchronized (main) {
      setIdle(worker);
    }
  }

  // With the monitor.
  private void setRunning(Worker worker) {
    worker.running = true;
    if (++active > 1) stopsInSteps(false);  // (it interrupts one after the other)
  }

  // With the monitor.
  private void setIdle(Worker worker) {
    worker.running = false;
    active--;
  }

  // An interrupt that a task has left behind is not for the next one, but that of shutdownNow is.
  private void clearInterrupt() {
    if (!Thread.interrupted()) return;
    synchronized (main) {
      if (stopped) Thread.currentThread().interrupt();
    }
  }

  // --- a thread for each task

  private static final class Task extends TaskBody {
    private Runnable command;

    Task(TaskThreads pool, Runnable command) {
      super(pool, false, false);
      this.command = command;
    }

    @Override
    public void run() {
      boolean abrupt = true;
      try {
        if (pool.begin(this)) command.run();
        abrupt = false;
      } finally {
        if (abrupt) {  // (the pool starts another worker, and others may be faster)
          VM.tellApart();
          TaskThreads.tellApart();
        }
        pool.end(this);
      }
    }

    @Override
    protected void forget() {
      command = null;
    }
  }

  // False: the pool has been shut down.
  private boolean startTask(Runnable command) {
    Task task = new Task(taskThreads, command);
    Thread thread = new Thread(null, task, TASK_THREAD);
    if (command.getClass() == FutureTask.class) ((FutureTask<?>) command).runsIn(thread);
    if (!taskThreads.accept(false)) return false;
    if (corePoolSize > 0) taskThreads.keep(TASK_THREAD);  // (workers of a cached pool end by themselves)
    taskThreads.starts(task, thread);
    thread.start();
    return true;
  }

  // Which tasks these are only the pool's queue would tell.
  private static final class NotBegun extends AbstractList<Runnable> {
    @Override
    public Runnable get(int index) {
      VM.tellApart();
      throw new IndexOutOfBoundsException();
    }

    @Override
    public int size() {
      VM.tellApart();
      return 0;
    }
  }

  private static final String TASK_THREAD = "pool-1-thread-1";

  // --- adding tasks

  @Override
  public void execute(Runnable command) {
    Objects.requireNonNull(command);
    if (!(taskThreads != null ? startTask(command) : accept(command, true))) handler.rejectedExecution(command, this);
  }

  // False: there is no room for it. `core`: a worker may be started because there are few.
  private boolean accept(Runnable command, boolean core) {
    boolean start = false;
    boolean few;
    Runnable first = command;
    stopsInSteps(false);
    synchronized (main) {
      if (state != RUNNING) return false;
      few = core && poolSize < corePoolSize;
      if (few) {
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
        if (poolSize >= maximumPoolSize) return false;
        start = true;
      }
      if (start) countIn();
    }
    if (!start || start(first) || first == null) return true;
    return few && accept(command, false);
  }

  // A place for one more worker; with the monitor.
  private void countIn() {
    poolSize++;
  }

  // False: the factory has given no thread, or the pool has been shut down since the worker was counted.
  private boolean start(Runnable first) {
    Worker worker = null;
    boolean stepwise = stepwise();
    boolean started = false;
    try {
      worker = new Worker(first);
      if (worker.thread != null) {
        boolean runs;
        synchronized (main) {
          runs = state == RUNNING || state == SHUTDOWN && first == null;
          if (runs) {
            workers.add(worker);
            if (workers.size() > largestPoolSize) largestPoolSize = workers.size();
            // (OpenJDK's counts as active, with or without a task, until it has begun.)
            if (first != null || stepwise) setRunning(worker);
          }
        }
        if (runs) {
          worker.thread.start();
          started = true;
        }
      }
    } finally {
      if (!started) {
        boolean done;
        synchronized (main) {
          if (worker != null) workers.remove(worker);
          if (worker != null && worker.running) active--;
          poolSize--;
          done = terminateIfDone();
        }
        if (done) tidy();
      }
    }
    return started;
  }

  // --- workers

  // The worker has nothing to do: its next task; null: it shall end.
  private Runnable next(Worker worker) {
    boolean stepwise = stepwise();
    synchronized (main) {
      notRunning(worker);
      Runnable task = awaitTask();
      if (task != null && !stepwise) setRunning(worker);
      DelayedWorkQueue delayed = delayed();
      if (delayed != null) delayed.leave();
      return task;
    }
  }

  private Runnable awaitTask() {
    boolean timedOut = false;
    while (true) {
      if (stopped) return null;
      if (shrunk && poolSize > maximumPoolSize) return null;
      Runnable task = handed.pollFirst();
      if (task != null) {
        main.observe();
      } else {
        task = take();
      }
      if (task != null) return task;
      if (state == SHUTDOWN && isQueueEmpty()) return null;
      boolean timed = coreTimeOut || (shrunk || maximumPoolSize > corePoolSize) && poolSize > corePoolSize;
      if (timed && timedOut && (poolSize > 1 || isQueueEmpty())) return null;
      timedOut = idle(timed ? keepAliveNanos : 0, timed);
    }
  }

  // (To look into a queue that nobody else has would be another lock inside this one.)
  private boolean isQueueEmpty() {
    return secret || queue.isEmpty();
  }

  private Runnable take() {
    if (secret) return null;
    Runnable task = queue.poll();
    if (task != null && !own) main.observe();
    return task;
  }

  // True: the time was up.
  private boolean idle(long nanos, boolean timed) {
    DelayedWorkQueue delayed = delayed();
    long due = delayed == null ? 0 : delayed.toLead();
    if (timed && nanos <= 0 && due == 0) return true;
    boolean untilDue = due > 0 && (!timed || due < nanos);
    Runnable first = untilDue ? delayed.first() : null;
    if (untilDue) delayed.lead();
    boolean timeUp = false;
    waiting++;
    if (own) ((MonitorQueue<Runnable>) queue).takers++;
    try {
      long limit = untilDue ? due : nanos;
      // (Where tasks are handed on, whether a worker waits decides what `execute` does, and the program's own queue may
      // count how often it is asked. Else only those know who ask for figures, or interrupt.)
      long left = known ? VM.awaitOrComeLater(idle, main, limit) : VM.await(idle, main, limit);
      timeUp = left == 0;
      return timed && !untilDue && timeUp;
    } catch (InterruptedException e) {
      return false;  // the state says what it meant
    } finally {
      waiting--;
      if (own) ((MonitorQueue<Runnable>) queue).takers--;
      if (untilDue) delayed.stopLeading(first, timeUp);
    }
  }

  // The queue of a ScheduledThreadPoolExecutor; null: this is none.
  DelayedWorkQueue delayed() {
    return null;
  }

  private void notRunning(Worker worker) {
    if (!worker.running) return;
    setIdle(worker);
    completed++;
  }

  // As on OpenJDK who dies of a task is missing at once: before another worker takes his place `execute` may start one, whose task then
  // comes before those in the queue.
  private void end(Worker worker, boolean abrupt) {
    if (abrupt) {
      synchronized (main) {
        main.publish();
        poolSize--;
      }
    }
    boolean inSteps = leavesInSteps(false);
    boolean replace = false;
    boolean done = false;
    synchronized (main) {
      awaitInterrupts();
      main.publish();
      notRunning(worker);
      workers.remove(worker);
      if (!abrupt) poolSize--;
      if (!inSteps) {
        done = terminateIfDone();
        replace = replaces(abrupt);
      }
    }
    if (inSteps) {
      synchronized (main) {
        done = terminateIfDone();
        replace = replaces(abrupt);
      }
    }
    if (done) tidy();
    if (replace) start(null);
  }

  // With the monitor. Whether a worker that has ended is replaced; then the new one is counted.
  private boolean replaces(boolean abrupt) {
    if (stopped) return false;
    int least = coreTimeOut ? 0 : corePoolSize;
    if (least == 0 && !isQueueEmpty()) least = 1;
    boolean works = state == RUNNING || !isQueueEmpty();
    if (!works || !abrupt && poolSize >= least || poolSize >= maximumPoolSize) return false;
    countIn();
    return true;
  }

  // --- the end

  // With the monitor. True: the caller must tidy() up when he has left it.
  private boolean terminateIfDone() {
    if (state == RUNNING || poolSize > 0 || state >= TIDYING) return false;
    if (state == SHUTDOWN && (!isQueueEmpty() || !handed.isEmpty())) return false;
    if (tidying != null) {
      state = TIDYING;
      return true;
    }
    state = TERMINATED;
    VM.signalAll(termination);
    return false;
  }

  // Runs the subclass's terminated().
  private void tidy() {
    synchronized (tidying) {
      try {
        terminated();
      } finally {
        synchronized (main) {
          main.publish();
          state = TERMINATED;
          VM.signalAll(termination);
        }
      }
    }
  }

  // Waits until terminated() is over: in OpenJDK it has the lock that most methods take (those that read the
  // state, reject a task or change a setting do not).
  private void awaitTidying() {
    if (stopsInSteps(false)) {
      synchronized (main) {
        awaitInterrupts();
      }
    }
    if (tidying == null) return;
    synchronized (tidying) {
    }
  }

  // With the monitor. shutdownNow has OpenJDK's main lock while it interrupts: no worker leaves.
  private void awaitInterrupts() {
    while (interrupting) VM.awaitUninterruptibly(termination, main);
  }

  @Override
  public void shutdown() {
    beforeShutdown();
    boolean inSteps = closesInSteps(true);
    if (taskThreads != null) {
      if (inSteps) TaskThreads.tellApart();
      taskThreads.shutdown();
      return;
    }
    awaitTidying();
    boolean done;
    synchronized (main) {
      if (state == RUNNING) state = SHUTDOWN;
      onShutdown();
      if (waiting > 0) VM.signalAll(idle);
      done = !inSteps && terminateIfDone();
    }
    if (inSteps) {
      synchronized (main) {
        done = terminateIfDone();
      }
    }
    if (done) tidy();
  }

  void beforeShutdown() {}

  void onShutdown() {}

  @Override
  public List<Runnable> shutdownNow() {
    beforeShutdown();
    boolean inSteps = stopsInSteps(true) | closesInSteps(true);
    if (taskThreads != null) {
      if (inSteps) TaskThreads.tellApart();
      taskThreads.stop();
      return new NotBegun();
    }
    awaitTidying();
    if (inSteps) return stopInSteps();
    ArrayList<Runnable> left;
    boolean done;
    synchronized (main) {
      stop();
      left = drain();
      for (int i = 0; i < workers.size(); i++) interrupt(workers.get(i));
      done = terminateIfDone();
    }
    if (done) tidy();
    return left;
  }

  // The new state is seen first, then one worker after the other is interrupted, then the queue is emptied; the pool has terminated behind that.
  private ArrayList<Runnable> stopInSteps() {
    ArrayList<Worker> all;
    synchronized (main) {
      awaitInterrupts();
      stop();
      interrupting = true;
      all = workers.toList();
    }
    ArrayList<Runnable> left = null;
    boolean done;
    try {
      for (Worker worker : all) {
        synchronized (main) {
          interrupt(worker);
        }
      }
    } finally {
      synchronized (main) {
        left = drain();
        interrupting = false;
        VM.signalAll(termination);
      }
      synchronized (main) {
        done = terminateIfDone();
      }
    }
    if (done) tidy();
    return left;
  }

  // The next three with the monitor.
  private void stop() {
    if (state < STOP) {
      state = STOP;
      stopped = true;
    }
    int running = 0;
    for (int i = 0; i < workers.size(); i++) {
      if (workers.get(i).running && ++running == 2) VM.tellApart();
    }
    if (waiting > 0) VM.signalAll(idle);
  }

  private void interrupt(Worker worker) {
    if (worker.running) worker.thread.interrupt();
  }

  // What nobody has begun.
  private ArrayList<Runnable> drain() {
    ArrayList<Runnable> left = new ArrayList<>(handed);
    handed.clear();
    queue.drainTo(left);
    for (Runnable task : queue.toArray(new Runnable[0])) {
      if (queue.remove(task)) left.add(task);
    }
    return left;
  }

  @Override
  public boolean isShutdown() {
    stopsInSteps(false);
    if (taskThreads != null) return taskThreads.isShutdown();
    synchronized (main) {
      return state != RUNNING;
    }
  }

  public boolean isTerminating() {
    stopsInSteps(false);
    closesInSteps(false);
    if (taskThreads != null) return taskThreads.isShutdown() && !taskThreads.isTerminated();
    synchronized (main) {
      return state != RUNNING && state != TERMINATED;
    }
  }

  @Override
  public boolean isTerminated() {
    closesInSteps(false);
    if (taskThreads != null) return taskThreads.isTerminated();
    synchronized (main) {
      main.observe();
      return state == TERMINATED;
    }
  }

  @Override
  public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
    long nanos = unit.toNanos(timeout);
    closesInSteps(false);
    if (taskThreads != null) return taskThreads.awaitTermination(nanos);
    awaitTidying();
    synchronized (main) {
      while (state != TERMINATED) {
        if (nanos <= 0) return false;
        nanos = VM.awaitOrComeLater(termination, main, nanos);
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
    TaskThreads.tellApart();
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

  // --- what can be set: the new value is compared with the others before they can be locked out

  public void setCorePoolSize(int corePoolSize) {
    TaskThreads.tellApart();
    if (corePoolSize < 0 || getMaximumPoolSize() < corePoolSize) throw new IllegalArgumentException();
    int more;
    synchronized (main) {
      more = poolSize > corePoolSize ? 0 : Math.min(corePoolSize - this.corePoolSize, queue.size());
      if (corePoolSize < this.corePoolSize && waiting > 0) VM.signalAll(idle);
      shrunk |= corePoolSize < this.corePoolSize;
      this.corePoolSize = corePoolSize;
    }
    while (more-- > 0 && prestartCoreThread() && !queue.isEmpty()) {
    }
  }

  public int getCorePoolSize() {
    synchronized (main) {
      return corePoolSize;
    }
  }

  public boolean prestartCoreThread() {
    TaskThreads.tellApart();
    synchronized (main) {
      boolean works = state == RUNNING || state == SHUTDOWN && !queue.isEmpty();
      if (!works || poolSize >= corePoolSize) return false;
      countIn();
    }
    return start(null);
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
      countIn();
    }
    start(null);
  }

  public boolean allowsCoreThreadTimeOut() {
    synchronized (main) {
      return coreTimeOut;
    }
  }

  public void allowCoreThreadTimeOut(boolean value) {
    TaskThreads.tellApart();
    if (value && getKeepAliveTime(TimeUnit.NANOSECONDS) <= 0) {
      throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
    }
    synchronized (main) {
      coreTimeOut = value;
      if (value && waiting > 0) VM.signalAll(idle);
    }
  }

  public void setMaximumPoolSize(int maximumPoolSize) {
    TaskThreads.tellApart();
    if (maximumPoolSize <= 0 || maximumPoolSize < getCorePoolSize()) throw new IllegalArgumentException();
    synchronized (main) {
      shrunk |= maximumPoolSize < this.maximumPoolSize;
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
    TaskThreads.tellApart();
    if (time < 0) throw new IllegalArgumentException();
    if (time == 0 && allowsCoreThreadTimeOut()) {
      throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
    }
    synchronized (main) {
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
    TaskThreads.tellApart();
    stopsInSteps(false);
    if (handsOn) {
      synchronized (main) {
        secret = false;
      }
    }
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
    TaskThreads.tellApart();
    boolean removed = queue.remove(task);
    endIfDone();
    return removed;
  }

  public void purge() {
    TaskThreads.tellApart();
    for (Runnable task : queue.toArray(new Runnable[0])) {
      if (task instanceof Future && ((Future<?>) task).isCancelled()) queue.remove(task);
    }
    endIfDone();
  }

  // A task has been taken from the queue: a pool that has been shut down may have nothing left to wait for.
  final void endIfDone() {
    boolean done;
    synchronized (main) {
      if (state != RUNNING && waiting > 0 && isQueueEmpty()) VM.signalAll(idle);
      done = terminateIfDone();
    }
    if (done) tidy();
  }

  public int getPoolSize() {
    TaskThreads.tellApart();
    leavesInSteps(true);
    awaitTidying();
    synchronized (main) {
      return state >= TIDYING ? 0 : workers.size();
    }
  }

  public int getActiveCount() {
    awaitTidying();
    if (!ask()) {
      synchronized (main) {
        return active;
      }
    }
    // One worker after the other.
    ArrayList<Worker> all;
    synchronized (main) {
      all = workers.toList();
    }
    int n = 0;
    for (Worker worker : all) {
      synchronized (main) {
        if (worker.running) n++;
      }
    }
    return n;
  }

  public int getLargestPoolSize() {
    TaskThreads.tellApart();
    awaitTidying();
    synchronized (main) {
      return largestPoolSize;
    }
  }

  public long getTaskCount() {
    awaitTidying();
    ask();
    synchronized (main) {
      return completed + active + queue.size();
    }
  }

  public long getCompletedTaskCount() {
    awaitTidying();
    ask();
    synchronized (main) {
      return completed;
    }
  }

  @Override
  public String toString() {
    leavesInSteps(true);
    closesInSteps(false);
    awaitTidying();
    if (!ask()) {
      synchronized (main) {
        return describe(workers.size(), active, completed, state);
      }
    }
    // As on OpenJDK the figures of one moment, the state of a later one, and the queue's size at last.
    int size;
    int running;
    long done;
    int seen;
    synchronized (main) {
      size = workers.size();
      running = active;
      done = completed;
    }
    synchronized (main) {
      seen = state;
    }
    return describe(size, running, done, seen);
  }

  private String describe(int size, int running, long done, int state) {
    String s = state == RUNNING ? "Running" : state == TERMINATED ? "Terminated" : "Shutting down";
    return super.toString() + "[" + s + ", pool size = " + size + ", active threads = " + running + ", queued tasks = "
        + queue.size() + ", completed tasks = " + done + "]";
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
