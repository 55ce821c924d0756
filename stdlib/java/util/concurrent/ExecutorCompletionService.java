// Gives the futures of the tasks that an executor runs in the order in which they end.
package java.util.concurrent;

import java.util.Objects;

public class ExecutorCompletionService<V> implements CompletionService<V> {
  private final Executor executor;
  private final BlockingQueue<Future<V>> completed;

  // Who cancels the task's future does not touch this one: it comes into the queue when the executor gets to it.
  private final class Queueing extends FutureTask<Void> {
    private final Future<V> future;

    Queueing(RunnableFuture<V> future) {
      super(future, null);
      this.future = future;
    }

    @Override
    protected void done() {
      completed.add(future);
    }
  }

  public ExecutorCompletionService(Executor executor) {
    this(executor, new LinkedBlockingQueue<Future<V>>());
  }

  public ExecutorCompletionService(Executor executor, BlockingQueue<Future<V>> completionQueue) {
    this.executor = Objects.requireNonNull(executor);
    completed = Objects.requireNonNull(completionQueue);
  }

  @Override
  public Future<V> submit(Callable<V> task) {
    Objects.requireNonNull(task);
    return execute(executor instanceof AbstractExecutorService
        ? ((AbstractExecutorService) executor).newTaskFor(task)
        : new FutureTask<V>(task));
  }

  private Future<V> execute(RunnableFuture<V> future) {
    executor.execute(new Queueing(future));
    return future;
  }

  @Override
  public Future<V> submit(Runnable task, V result) {
    Objects.requireNonNull(task);
    return execute(executor instanceof AbstractExecutorService
        ? ((AbstractExecutorService) executor).newTaskFor(task, result)
        : new FutureTask<V>(task, result));
  }

  @Override
  public Future<V> take() throws InterruptedException {
    return completed.take();
  }

  @Override
  public Future<V> poll() {
    return completed.poll();
  }

  @Override
  public Future<V> poll(long timeout, TimeUnit unit) throws InterruptedException {
    return completed.poll(timeout, unit);
  }
}
