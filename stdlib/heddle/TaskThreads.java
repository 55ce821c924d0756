// A pool that starts a thread for each task, because the search asks for that (VM.threadPerTask): how many run, and what
// has become of the pool. It has no workers then, and nothing is ever in its queue.
package heddle;

import java.util.ArrayList;

public final class TaskThreads extends Monitor {
  private final int room;  // so many workers the pool would have, each with a task, before one had to wait in the queue
  private int tasks;       // that have not ended
  private int accepted;    // all that there were, if somebody waits
  private boolean shutdown, stopped;
  private final ArrayList<TaskBody> all = new ArrayList<>();  // all tasks that there were, if somebody stops pools
  private boolean terminated;  // (interp/task_threads.h knows the name)
  private boolean kept;        // there is a Keeper
  private Thread watcher;
  private final Object termination = new Termination();  // wait set of those who ask the watcher

  private static final class Termination {}

  public TaskThreads(int room) {
    this.room = room;
  }

  // Lives as long as idle workers would, for these keep the program from its end.
  private final class Keeper extends PoolBody {
    Keeper() {
      super(false);
    }

    @Override
    public void run() {
      synchronized (TaskThreads.this) {
        while (!shutdown) await();
      }
    }
  }

  // Waits for the end of all tasks, for those who ask for it. (They wait with a time limit as a rule, and would be
  // woken by each task. It is no daemon, because where daemons live it matters who dies last.)
  private final class Watcher extends PoolBody {
    Watcher() {
      super(false);
    }

    @Override
    public void run() {
      synchronized (TaskThreads.this) {
        while (!shutdown || tasks > 0) await();
        terminated = true;
        VM.signalAll(termination);
      }
    }
  }

  // Interrupts the task if it has begun, or keeps it from beginning. (The pool interrupts its workers one after the other,
  // in an order that depends on who runs what; while it does so the others go on.)
  private static final class Stopper extends PoolBody {
    private final TaskBody task;

    Stopper(TaskBody task) {
      super(false);
      this.task = task;
    }

    @Override
    public void run() {
      synchronized (task) {
        if (task.ended) return;
        task.stopped = true;
        if (task.begun) task.thread.interrupt();
      }
    }
  }

  private void await() {
    try {
      VM.awaitOrComeLater(this, this, 0);
    } catch (InterruptedException e) {
      // Nobody has the thread.
    }
  }

  // There is somebody who sees that there are no workers.
  public static void tellApart() {
    if (VM.threadPerTask()) VM.tellApart();
  }

  // This thread gets something that it keeps. (A pool's worker keeps it from one task to the next, and for tasks that it
  // runs while it waits for them.)
  public static void tellTaskApart() {
    if (VM.inTask()) VM.tellApart();
  }

  // For who waits for a task's end: its own thread's (null: it has none). What that does behind the task's end nobody sees,
  // unless the task has been cancelled, or somebody else has ended it. (Who reads in a race with its being set which
  // thread that is breaks the search off.)
  public static void awaitEnd(Thread own) throws InterruptedException {
    if (own != null && own != Thread.currentThread()) own.join();
  }

  // --- tasks

  // A task is about to have a thread. False: the pool takes none any more.
  public synchronized boolean accept(boolean evenAfterShutdown) {
    if (stopped || shutdown && !evenAfterShutdown) return false;
    publish();
    // A task that waits may wait for one in the queue. (tester/task_rules.h)
    if (room < Integer.MAX_VALUE && VM.shared("heddle.TaskThreads.waits") && ++accepted > room) VM.tellApart();
    tasks++;
    return true;
  }

  // It has one, which is about to be started.
  public void starts(TaskBody task, Thread thread) {
    if (!areStopped()) return;
    boolean stop;
    task.thread = thread;
    synchronized (this) {
      all.add(task);
      stop = stopped;
    }
    if (stop) stop(task);
  }

  // By its thread. False: it would still have been in the queue when the pool was stopped.
  public boolean begin(TaskBody task) {
    if (!areStopped()) return true;
    synchronized (task) {
      if (task.stopped) return false;
      task.begun = true;
      return true;
    }
  }

  // It has ended.
  public void end(TaskBody task) {
    if (areStopped()) {
      synchronized (task) {
        task.ends();
      }
      Thread.interrupted();
    }
    synchronized (this) {
      publish();
      tasks--;
      task.left = true;
      VM.signalAll(this);
    }
  }

  // --- stopping: who runs must be known only if somebody stops pools

  private static boolean stopsAsked;
  private static int stops;  // its value means nothing: threads meet here

  private static boolean areStopped() {
    if (VM.shared("heddle.TaskThreads.stops")) return true;
    int unused = stops;
    return false;
  }

  // Those that have begun are interrupted, and the others do not begin. The pool does that in one step for those that have
  // not begun, and in one after the other for the rest, before the caller goes on. Here each task has its own moment,
  // which may also be later, so that no state need tell all their places at once. (Each call interrupts them again.)
  public void stop() {
    if (!areStopped()) stopsAsked = true;
    ArrayList<TaskBody> tasks;
    synchronized (this) {
      shutdown = stopped = true;
      tasks = new ArrayList<>(all);
      VM.signalAll(this);
    }
    for (TaskBody task : tasks) stop(task);
  }

  private static void stop(TaskBody task) {
    new Thread(null, new Stopper(task), "stopper").start();
  }

  // --- the end

  public void keep(String name) {
    synchronized (this) {
      if (kept || shutdown) return;
      kept = true;
    }
    new Thread(null, new Keeper(), name).start();
  }

  private void watch() {
    Thread thread;
    synchronized (this) {
      if (watcher != null) return;
      watcher = thread = new Thread(null, new Watcher(), "watcher");
    }
    thread.start();
  }

  // What has been done comes behind all tasks. (What the watcher does there nobody sees; and to wait for it is to wait
  // for a thread's end, of which it is known what it comes behind.)
  private void awaitWatcher() throws InterruptedException {
    Thread thread;
    synchronized (this) {
      thread = watcher;
    }
    thread.join();
  }

  public synchronized void shutdown() {
    shutdown = true;
    VM.signalAll(this);
  }

  public synchronized boolean isShutdown() {
    return shutdown;
  }

  public boolean isTerminated() {
    watch();
    synchronized (this) {
      observe();
      return terminated;
    }
  }

  // False: the time was up.
  public boolean awaitTermination(long nanos) throws InterruptedException {
    watch();
    synchronized (this) {
      while (!terminated) {
        if (nanos <= 0) return false;
        nanos = VM.awaitOrComeLater(termination, this, nanos);
      }
      observe();
    }
    awaitWatcher();
    return true;
  }
}
