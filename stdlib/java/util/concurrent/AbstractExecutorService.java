// Most of an executor service, made from execute.
package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;

public abstract class AbstractExecutorService implements ExecutorService {
  public AbstractExecutorService() {}

  protected <T> RunnableFuture<T> newTaskFor(Runnable runnable, T value) {
    return new FutureTask<T>(runnable, value);
  }

  protected <T> RunnableFuture<T> newTaskFor(Callable<T> callable) {
    return new FutureTask<T>(callable);
  }

  @Override
  public Future<?> submit(Runnable task) {
    Objects.requireNonNull(task);
    RunnableFuture<Void> future = newTaskFor(task, null);
    execute(future);
    return future;
  }

  @Override
  public <T> Future<T> submit(Runnable task, T result) {
    Objects.requireNonNull(task);
    RunnableFuture<T> future = newTaskFor(task, result);
    execute(future);
    return future;
  }

  @Override
  public <T> Future<T> submit(Callable<T> task) {
    Objects.requireNonNull(task);
    RunnableFuture<T> future = newTaskFor(task);
    execute(future);
    return future;
  }

  @Override
  public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks)
      throws InterruptedException {
    List<Future<T>> futures = new ArrayList<>(tasks.size());
    boolean done = false;
    try {
      for (Callable<T> task : tasks) futures.add(submit(task));
      for (Future<T> future : futures) {
        try {
          future.get();
        } catch (CancellationException | ExecutionException e) {
          // The caller asks the future.
        }
      }
      done = true;
      return futures;
    } finally {
      if (!done) cancelAll(futures);
    }
  }

  @Override
  public <T> List<Future<T>> invokeAll(
      Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
      throws InterruptedException {
    long nanos = unit.toNanos(timeout);
    long deadline = System.nanoTime() + nanos;
    List<Future<T>> futures = new ArrayList<>(tasks.size());
    boolean done = false;
    try {
      for (Callable<T> task : tasks) futures.add(newTaskFor(task));
      // The executor may run each at once.
      for (int i = 0; i < futures.size(); i++) {
        if ((i == 0 ? nanos : deadline - System.nanoTime()) <= 0) return futures;
        execute((Runnable) futures.get(i));
      }
      for (Future<T> future : futures) {
        try {
          future.get(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (CancellationException | ExecutionException e) {
          // The caller asks the future.
        } catch (TimeoutException e) {
          return futures;
        }
      }
      done = true;
      return futures;
    } finally {
      if (!done) cancelAll(futures);
    }
  }

  private static <T> void cancelAll(List<Future<T>> futures) {
    for (Future<T> future : futures) future.cancel(true);
  }

  @Override
  public <T> T invokeAny(Collection<? extends Callable<T>> tasks)
      throws InterruptedException, ExecutionException {
    try {
      return any(tasks, 0, false);
    } catch (TimeoutException e) {
      throw new Error(e);  // without a time limit
    }
  }

  @Override
  public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    return any(tasks, unit.toNanos(timeout), true);
  }

  private <T> T any(Collection<? extends Callable<T>> tasks, long nanos, boolean timed)
      throws InterruptedException, ExecutionException, TimeoutException {
    if (tasks.isEmpty()) throw new IllegalArgumentException();
    List<Future<T>> futures = new ArrayList<>(tasks.size());
    ExecutorCompletionService<T> done = new ExecutorCompletionService<T>(this);
    try {
      for (Callable<T> task : tasks) futures.add(done.submit(task));
      long deadline = timed ? System.nanoTime() + nanos : 0;
      ExecutionException failure = null;
      for (int left = futures.size(); left > 0; left--) {
        Future<T> future;
        if (timed) {
          future = done.poll(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
          if (future == null) throw new TimeoutException();
        } else {
          future = done.take();
        }
        try {
          return future.get();
        } catch (ExecutionException e) {
          failure = e;
        } catch (RuntimeException e) {
          failure = new ExecutionException(e);
        }
      }
      throw failure;
    } finally {
      cancelAll(futures);
    }
  }
}
