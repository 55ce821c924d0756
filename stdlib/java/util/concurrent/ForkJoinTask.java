// A task of a ForkJoinPool. Whoever joins a task that nobody has begun runs it himself.
package java.util.concurrent;

import heddle.Monitor;
import heddle.VM;
import java.util.Collection;
import java.util.List;
import java.util.Objects;

public abstract class ForkJoinTask<V> implements Future<V>, java.io.Serializable {
  private enum State {
    NEW, RUNNING, NORMAL, FAILED, CANCELLED
  }

  private static final class Sync extends Monitor {}

  private final Sync sync = new Sync();
  private State state = State.NEW;
  private Throwable failure;

  public ForkJoinTask() {}

  public abstract V getRawResult();

  protected abstract void setRawResult(V value);

  // True: the task is complete.
  protected abstract boolean exec();

  // --- running

  private boolean isEnd(State s) {
    return s != State.NEW && s != State.RUNNING;
  }

  // Runs it if nobody else does.
  final void runIfNew() {
    synchronized (sync) {
      if (state != State.NEW) return;
      state = State.RUNNING;
    }
    try {
      if (exec()) finish(State.NORMAL, null);
    } catch (Throwable t) {
      if (finish(State.FAILED, t)) failed(t);
    }
  }

  // This thread has run it, and it has failed.
  void failed(Throwable t) {}

  private boolean finish(State end, Throwable t) {
    synchronized (sync) {
      if (isEnd(state)) return false;
      state = end;
      failure = t;
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
    ForkJoinPool blocked = ForkJoinPool.beginBlocking();
    try {
      while (!isEnd(state)) {
        if (timed && nanos <= 0) return false;
        nanos = VM.awaitOrComeLater(sync, sync, nanos);
      }
      sync.observe();
      return true;
    } finally {
      ForkJoinPool.endBlocking(blocked);
    }
  }

  private State awaitUninterruptibly() {
    if (inForkJoinPool()) runIfNew();
    boolean interrupted = false;
    State end;
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

  static <T extends Throwable> void sneak(Throwable t) throws T {
    @SuppressWarnings("unchecked")
    T unchecked = (T) t;
    throw unchecked;
  }

  private void throwFailure(State end) {
    if (end == State.CANCELLED) throw new CancellationException();
    if (end == State.FAILED) ForkJoinTask.<RuntimeException>sneak(failure);
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
    return s == State.CANCELLED ? new CancellationException() : s == State.FAILED ? failure : null;
  }

  public void completeExceptionally(Throwable ex) {
    finish(State.FAILED, ex instanceof RuntimeException || ex instanceof Error ? ex : new RuntimeException(ex));
  }

  public void complete(V value) {
    setRawResult(value);
    finish(State.NORMAL, null);
  }

  public final void quietlyComplete() {
    finish(State.NORMAL, null);
  }

  @Override
  public final V get() throws InterruptedException, ExecutionException {
    if (Thread.interrupted()) throw new InterruptedException();
    if (inForkJoinPool()) runIfNew();
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
    if (inForkJoinPool()) runIfNew();
    State end;
    synchronized (sync) {
      if (!await(unit.toNanos(timeout), true)) throw new TimeoutException();
      end = state;
    }
    return report(end);
  }

  private V report(State end) throws ExecutionException {
    if (end == State.CANCELLED) throw new CancellationException();
    if (end == State.FAILED) throw new ExecutionException(failure);
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
    ForkJoinPool.current().awaitQuiescence(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
  }

  public void reinitialize() {
    synchronized (sync) {
      state = State.NEW;
      failure = null;
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

  public static int getQueuedTaskCount() {
    return (int) ForkJoinPool.current().getQueuedTaskCount();
  }

  public static int getSurplusQueuedTaskCount() {
    return getQueuedTaskCount();
  }

  // --- tasks from others

  private static class Adapted<T> extends ForkJoinTask<T> implements RunnableFuture<T> {
    private final Callable<? extends T> body;
    private T result;

    Adapted(Callable<? extends T> body) {
      this.body = Objects.requireNonNull(body);
    }

    @Override
    public T getRawResult() {
      return result;
    }

    @Override
    protected void setRawResult(T value) {
      result = value;
    }

    @Override
    protected boolean exec() {
      try {
        result = body.call();
        return true;
      } catch (RuntimeException e) {
        throw e;
      } catch (Exception e) {
        throw new RuntimeException(e);
      }
    }

    @Override
    public void run() {
      invoke();
    }
  }

  // Of execute(Runnable): nobody can ask for its failure, so it goes to the handler of the thread that has run it.
  private static final class Executed extends Adapted<Void> {
    Executed(Runnable runnable) {
      super(Executors.callable(runnable, (Void) null));
    }

    @Override
    void failed(Throwable t) {
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
    return new Executed(runnable);
  }

  public static ForkJoinTask<?> adapt(Runnable runnable) {
    return new Adapted<Void>(Executors.callable(runnable, (Void) null));
  }

  public static <T> ForkJoinTask<T> adapt(Runnable runnable, T result) {
    return new Adapted<T>(Executors.callable(runnable, result));
  }

  public static <T> ForkJoinTask<T> adapt(Callable<? extends T> callable) {
    return new Adapted<T>(callable);
  }
}
