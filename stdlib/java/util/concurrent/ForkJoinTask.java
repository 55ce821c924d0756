// A task of a ForkJoinPool. A worker that joins a task which is still in a queue of its pool runs it himself, and so does any
// other thread if it is in the common pool's.
package java.util.concurrent;

import heddle.Compensated;
import heddle.Monitor;
import heddle.TaskThreads;
import heddle.VM;
import java.lang.reflect.Constructor;
import java.util.Collection;
import java.util.List;
import java.util.Objects;

public abstract class ForkJoinTask<V> implements Future<V>, java.io.Serializable {
  private enum State {
    NEW, NORMAL, FAILED, CANCELLED
  }

  private static final class Sync extends Monitor {}

  private final Sync sync = new Sync();
  private State state = State.NEW;
  private Throwable failure;
  private Thread thrower;  // of the failure
  private Thread ownThread;  // where each task of a pool has one; set before that is started
  private short tag;

  public ForkJoinTask() {}

  public abstract V getRawResult();

  protected abstract void setRawResult(V value);

  // True: the task is complete.
  protected abstract boolean exec();

  // --- running

  private boolean isEnd(State s) {
    return s != State.NEW;
  }

  // Runs it if it has not come to its end. (Two threads to which it has been given, against all advice, may both do so.)
  final void runIfNew() {
    synchronized (sync) {
      if (isEnd(state)) return;
    }
    try {
      if (exec()) finish(State.NORMAL, null);
    } catch (Throwable t) {
      if (fail(t)) failed(t);
    }
  }

  // False: it has come to its end already.
  boolean fail(Throwable t) {
    return finish(State.FAILED, t);
  }

  // This thread has run it, and it has failed.
  void failed(Throwable t) {}

  private boolean finish(State end, Throwable t) {
    synchronized (sync) {
      if (isEnd(state)) return false;
      state = end;
      failure = t;
      thrower = t == null ? null : Thread.currentThread();
      sync.publish();
      VM.signalAll(sync);
      return true;
    }
  }

  // With the monitor. False: the time was up.
  private boolean await(long nanos, boolean timed) throws InterruptedException {
    if (isEnd(state)) {
      sync.observe();
      return true;
    }
    Compensated worker = Compensated.begin();
    try {
      while (!isEnd(state)) {
        if (timed && nanos <= 0) return false;
        nanos = VM.awaitOrComeLater(sync, sync, nanos);
      }
      sync.observe();
      return true;
    } finally {
      Compensated.end(worker);
    }
  }

  // Does nobody see its result before he has joined it?
  boolean isForked() {
    return true;
  }

  // The task is about to get a thread of its own.
  final void runsIn(Thread thread) {
    if (this instanceof CountedCompleter) return;  // which may end before it, or behind it
    if (ownThread == null) ownThread = thread;
  }

  private void endsEarly() {
    if (ownThread != null) TaskThreads.tellApart();
  }

  // The thread is about to wait for this task, and may run what is in a queue.
  private void helpBefore() {
    ForkJoinPool pool = ForkJoinPool.helped();
    if (pool == null) return;
    if (this instanceof CountedCompleter) {
      ((CountedCompleter<?>) this).help(pool, Integer.MAX_VALUE);
      return;
    }
    while (true) {
      ForkJoinTask<?> task = pool.takeToJoin(this);
      if (task == null) return;
      task.runIfNew();
      if (task == this) return;
    }
  }

  private State awaitUninterruptibly() {
    helpBefore();
    boolean interrupted = false;
    State end;
    try {
      if (VM.threadPerTask()) TaskThreads.awaitEnd(ownThread);
    } catch (InterruptedException e) {
      interrupted = true;
    }
    synchronized (sync) {
      while (true) {
        try {
          await(0, false);
          break;
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
      end = state;
    }
    if (interrupted) Thread.currentThread().interrupt();
    return end;
  }

  // What another thread has thrown is given as the cause of an exception of its own class, if that has a constructor for it.
  private Throwable failure() {
    TaskThreads.tellApart();
    if (thrower == Thread.currentThread()) return failure;
    try {
      Constructor<?> plain = null;
      for (Constructor<?> c : failure.getClass().getConstructors()) {
        Class<?>[] parameters = c.getParameterTypes();
        if (parameters.length == 0) plain = c;
        if (parameters.length == 1 && parameters[0] == Throwable.class) return (Throwable) c.newInstance(failure);
      }
      if (plain == null) return failure;
      return ((Throwable) plain.newInstance()).initCause(failure);
    } catch (ReflectiveOperationException | RuntimeException e) {
      return failure;
    }
  }

  static <T extends Throwable> void sneak(Throwable t) throws T {
    @SuppressWarnings("unchecked")
    T unchecked = (T) t;
    throw unchecked;
  }

  private void throwFailure(State end) {
    if (end == State.CANCELLED) throw new CancellationException();
    if (end == State.FAILED) ForkJoinTask.<RuntimeException>sneak(failure());
  }

  public final ForkJoinTask<V> fork() {
    ForkJoinPool.current().push(this);
    return this;
  }

  public final V join() {
    throwFailure(awaitUninterruptibly());
    return getRawResult();
  }

  public final V invoke() {
    runIfNew();
    return join();
  }

  public static void invokeAll(ForkJoinTask<?> t1, ForkJoinTask<?> t2) {
    Objects.requireNonNull(t1);
    Objects.requireNonNull(t2);
    t2.fork();
    t1.invoke();
    t2.join();
  }

  public static void invokeAll(ForkJoinTask<?>... tasks) {
    for (int i = tasks.length - 1; i > 0; i--) Objects.requireNonNull(tasks[i]).fork();
    if (tasks.length > 0) tasks[0].invoke();
    for (int i = 1; i < tasks.length; i++) tasks[i].join();
  }

  public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
    invokeAll(tasks.toArray(new ForkJoinTask<?>[0]));
    return tasks;
  }

  // --- Future

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    endsEarly();
    finish(State.CANCELLED, null);
    return isCancelled();
  }

  private State state() {
    synchronized (sync) {
      if (isEnd(state)) sync.observe();
      return state;
    }
  }

  @Override
  public final boolean isDone() {
    return isEnd(state());
  }

  @Override
  public final boolean isCancelled() {
    return state() == State.CANCELLED;
  }

  public final boolean isCompletedAbnormally() {
    State s = state();
    return s == State.FAILED || s == State.CANCELLED;
  }

  public final boolean isCompletedNormally() {
    return state() == State.NORMAL;
  }

  public final Throwable getException() {
    State s = state();
    return s == State.CANCELLED ? new CancellationException() : s == State.FAILED ? failure() : null;
  }

  public void completeExceptionally(Throwable ex) {
    Throwable unchecked = ex instanceof RuntimeException || ex instanceof Error ? ex : new RuntimeException(ex);
    endsEarly();
    fail(unchecked);
  }

  public void complete(V value) {
    endsEarly();
    try {
      setRawResult(value);
    } catch (Throwable t) {
      fail(t);
      return;
    }
    finish(State.NORMAL, null);
  }

  public final void quietlyComplete() {
    endsEarly();
    finish(State.NORMAL, null);
  }

  @Override
  public final V get() throws InterruptedException, ExecutionException {
    if (Thread.interrupted()) throw new InterruptedException();
    helpBefore();
    if (VM.threadPerTask()) TaskThreads.awaitEnd(ownThread);
    State end;
    synchronized (sync) {
      await(0, false);
      end = state;
    }
    return report(end);
  }

  @Override
  public final V get(long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    if (Thread.interrupted()) throw new InterruptedException();
    State end;
    synchronized (sync) {
      if (!await(unit.toNanos(timeout), true)) throw new TimeoutException();
      end = state;
    }
    return report(end);
  }

  private V report(State end) throws ExecutionException {
    if (end == State.CANCELLED) throw new CancellationException();
    if (end == State.FAILED) throw new ExecutionException(failure());
    return getRawResult();
  }

  public final void quietlyJoin() {
    awaitUninterruptibly();
  }

  public final void quietlyInvoke() {
    runIfNew();
    awaitUninterruptibly();
  }

  public static void helpQuiesce() {
    ForkJoinPool.current().helpQuiesce();
  }

  public void reinitialize() {
    synchronized (sync) {
      state = State.NEW;
      failure = null;
      thrower = null;
      ownThread = null;
      tag = 0;
    }
  }

  public final short getForkJoinTaskTag() {
    synchronized (sync) {
      return tag;
    }
  }

  public final short setForkJoinTaskTag(short newValue) {
    synchronized (sync) {
      short old = tag;
      tag = newValue;
      return old;
    }
  }

  public final boolean compareAndSetForkJoinTaskTag(short expect, short update) {
    synchronized (sync) {
      if (tag != expect) return false;
      tag = update;
      return true;
    }
  }

  public static ForkJoinPool getPool() {
    Thread t = Thread.currentThread();
    return t instanceof ForkJoinWorkerThread ? ((ForkJoinWorkerThread) t).pool : null;
  }

  public static boolean inForkJoinPool() {
    return Thread.currentThread() instanceof ForkJoinWorkerThread;
  }

  // True: nobody will run it any more unless this thread does.
  public boolean tryUnfork() {
    return ForkJoinPool.current().remove(this);
  }

  protected static ForkJoinTask<?> peekNextLocalTask() {
    return inForkJoinPool() ? ForkJoinPool.current().peekLocal() : null;
  }

  protected static ForkJoinTask<?> pollNextLocalTask() {
    return inForkJoinPool() ? ForkJoinPool.current().poll(true) : null;
  }

  protected static ForkJoinTask<?> pollTask() {
    return inForkJoinPool() ? ForkJoinPool.current().poll(false) : null;
  }

  protected static ForkJoinTask<?> pollSubmission() {
    return inForkJoinPool() ? ForkJoinPool.current().pollSubmission() : null;
  }

  public static int getQueuedTaskCount() {
    return ForkJoinPool.current().ownQueueSize();
  }

  public static int getSurplusQueuedTaskCount() {
    return getQueuedTaskCount();
  }

  // --- tasks from others

  private abstract static class Adapted<T> extends ForkJoinTask<T> implements RunnableFuture<T> {
    private final Object task;
    private T result;

    Adapted(Object task, T result) {
      this.task = Objects.requireNonNull(task);
      this.result = result;
    }

    @Override
    public final T getRawResult() {
      return result;
    }

    @Override
    public void setRawResult(T value) {
      result = value;
    }

    @Override
    public final void run() {
      invoke();
    }

    @Override
    public String toString() {
      return super.toString() + "[Wrapped task = " + task + "]";
    }
  }

  private static class AdaptedRunnable<T> extends Adapted<T> {
    private final Runnable runnable;

    AdaptedRunnable(Runnable runnable, T result) {
      super(runnable, result);
      this.runnable = runnable;
    }

    @Override
    public final boolean exec() {
      runnable.run();
      return true;
    }
  }

  private static final class AdaptedRunnableAction extends AdaptedRunnable<Void> {
    AdaptedRunnableAction(Runnable runnable) {
      super(runnable, null);
    }

    @Override
    public void setRawResult(Void value) {}
  }

  private static final class AdaptedCallable<T> extends Adapted<T> {
    private final Callable<? extends T> callable;

    AdaptedCallable(Callable<? extends T> callable) {
      super(callable, null);
      this.callable = callable;
    }

    @Override
    public boolean exec() {
      try {
        setRawResult(callable.call());
        return true;
      } catch (RuntimeException e) {
        throw e;
      } catch (Exception e) {
        throw new RuntimeException(e);
      }
    }
  }

  // Of execute(Runnable): nobody can ask for its failure, so it goes to the handler of the thread that has run it.
  private static final class RunnableExecuteAction extends AdaptedRunnable<Void> {
    RunnableExecuteAction(Runnable runnable) {
      super(runnable, null);
    }

    @Override
    boolean isForked() {
      return false;
    }

    @Override
    void failed(Throwable t) {
      TaskThreads.tellApart();
      Thread self = Thread.currentThread();
      VM.unhandled(t);
      try {
        self.getUncaughtExceptionHandler().uncaughtException(self, t);
      } catch (Throwable ignored) {
        // As in OpenJDK.
      }
    }
  }

  static ForkJoinTask<?> toExecute(Runnable runnable) {
    return new RunnableExecuteAction(runnable);
  }

  public static ForkJoinTask<?> adapt(Runnable runnable) {
    return new AdaptedRunnableAction(runnable);
  }

  public static <T> ForkJoinTask<T> adapt(Runnable runnable, T result) {
    return new AdaptedRunnable<T>(runnable, result);
  }

  public static <T> ForkJoinTask<T> adapt(Callable<? extends T> callable) {
    return new AdaptedCallable<T>(callable);
  }
}
