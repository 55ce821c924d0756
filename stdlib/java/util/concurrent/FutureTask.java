// A task that can be run once, and its result.
package java.util.concurrent;

import heddle.Monitor;
import heddle.TaskThreads;
import heddle.VM;
import java.util.Objects;

public class FutureTask<V> implements RunnableFuture<V> {
  private enum State {
    NEW, DONE, FAILED, CANCELLED
  }

  private static final class Sync extends Monitor {}

  private final Sync sync = new Sync();
  private State state = State.NEW;
  private Callable<V> callable;
  private Object outcome;  // the result or the exception
  private Thread runner;
  private Thread ownThread;  // where each task of a pool has one; set before that is started

  private int interrupting;  // its value means nothing: who runs a task and who cancels one with an interrupt meet here

  public FutureTask(Callable<V> callable) {
    this.callable = Objects.requireNonNull(callable);
  }

  public FutureTask(Runnable runnable, V result) {
    callable = Executors.callable(runnable, result);
  }

  @Override
  public boolean isCancelled() {
    synchronized (sync) {
      return state == State.CANCELLED;
    }
  }

  @Override
  public boolean isDone() {
    synchronized (sync) {
      if (state == State.NEW) return false;
      sync.observe();
      return true;
    }
  }

  private static boolean meet() {
    return VM.shared("java.util.concurrent.FutureTask.interrupting");
  }

  // As on OpenJDK the interrupt comes behind the state, and to whoever has come to run the task by then, also if he finds it cancelled.
  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    RuntimeException refused = null;  // by a thread class of the program's
    boolean inSteps = mayInterruptIfRunning && meet();
    if (mayInterruptIfRunning && !inSteps) interrupting = 0;
    synchronized (sync) {
      if (state != State.NEW) return false;
      if (ownThread != null) TaskThreads.tellApart();
      sync.publish();
      state = State.CANCELLED;
      callable = null;
      if (!inSteps) {
        if (mayInterruptIfRunning) refused = interruptRunner();
        VM.signalAll(sync);
      }
    }
    if (inSteps) {
      synchronized (sync) {
        refused = interruptRunner();
        VM.signalAll(sync);
      }
    }
    done();
    if (refused != null) throw refused;
    return true;
  }

  // With the monitor. What a thread class of the program's throws, or null.
  private RuntimeException interruptRunner() {
    try {
      if (runner != null) runner.interrupt();
      return null;
    } catch (RuntimeException e) {
      return e;
    }
  }

  // Who does not have to wait does not look. Between the two looks others may finish the task and interrupt.
  private void checkInterrupt() throws InterruptedException {
    if (VM.interrupts() && isDone()) return;
    if (Thread.interrupted()) throw new InterruptedException();
  }

  // The task is about to get a thread of its own.
  final void runsIn(Thread thread) {
    if (ownThread == null) ownThread = thread;
  }

  @Override
  public V get() throws InterruptedException, ExecutionException {
    checkInterrupt();
    if (VM.threadPerTask()) TaskThreads.awaitEnd(ownThread);
    synchronized (sync) {
      while (state == State.NEW) VM.awaitOrComeLater(sync, sync, 0);
      sync.observe();
      return report();
    }
  }

  @Override
  public V get(long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    long nanos = unit.toNanos(timeout);
    checkInterrupt();
    synchronized (sync) {
      while (state == State.NEW) {
        if (nanos <= 0) throw new TimeoutException();
        nanos = VM.awaitOrComeLater(sync, sync, nanos);
      }
      sync.observe();
      return report();
    }
  }

  @SuppressWarnings("unchecked")
  private V report() throws ExecutionException {
    if (state == State.DONE) return (V) outcome;
    if (state == State.CANCELLED) throw new CancellationException();
    throw new ExecutionException((Throwable) outcome);
  }

  // Called when the task has ended, in whatever way.
  protected void done() {}

  protected void set(V v) {
    finish(State.DONE, v);
  }

  protected void setException(Throwable t) {
    finish(State.FAILED, t);
  }

  private void finish(State end, Object result) {
    synchronized (sync) {
      if (state != State.NEW) {
        runner = null;
        return;
      }
      sync.publish();
      outcome = result;
      state = end;
      callable = null;
      runner = null;
      VM.signalAll(sync);
    }
    done();
  }

  // The body, if this thread is the one to run it.
  private Callable<V> begin() {
    Callable<V> body;
    synchronized (sync) {
      if (state != State.NEW || runner != null) return null;
      runner = Thread.currentThread();
      body = callable;
    }
    if (!meet()) {
      int unused = interrupting;
      return body;
    }
    synchronized (sync) {
      if (state == State.NEW) return body;
      runner = null;
      return null;
    }
  }

  @Override
  public void run() {
    Callable<V> body = begin();
    if (body == null) return;
    V result;
    try {
      result = body.call();
    } catch (Throwable t) {
      setException(t);
      return;
    }
    set(result);
  }

  // Without keeping the result. True: it may be run again.
  protected boolean runAndReset() {
    Callable<V> body = begin();
    if (body == null) return false;
    try {
      body.call();
    } catch (Throwable t) {
      setException(t);
      return false;
    }
    synchronized (sync) {
      runner = null;
      return state == State.NEW;
    }
  }

  @Override
  public String toString() {
    String status;
    synchronized (sync) {
      switch (state) {
        case DONE:
          status = "[Completed normally]";
          break;
        case FAILED:
          status = "[Completed exceptionally: " + outcome + "]";
          break;
        case CANCELLED:
          status = "[Cancelled]";
          break;
        default:
          status = callable == null ? "[Not completed]" : "[Not completed, task = " + callable + "]";
      }
    }
    return super.toString() + status;
  }
}
