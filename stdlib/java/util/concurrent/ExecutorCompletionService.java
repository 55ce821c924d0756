// Gives the futures of the tasks that an executor runs in the order in which they end.
package java.util.concurrent;

import java.util.Objects;

public class ExecutorCompletionService<V> implements CompletionService<V> {
  private final Executor executor;
  private final BlockingQueue<Future<V>> completed;

  private final class Queueing extends FutureTask<V> {
    Queueing(Callable<V> task) {
      super(task);
    }

    @Override
    protected void done() {
      completed.add(this);
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
    Queueing future = new Queueing(Objects.requireNonNull(task));
    executor.execute(future);
    return future;
  }

  @Override
  public Future<V> submit(Runnable task, V result) {
    return submit(Executors.callable(task, result));
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
