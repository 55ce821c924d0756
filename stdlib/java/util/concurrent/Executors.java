// Makes executors, and callables of runnables.
package java.util.concurrent;

import java.util.Collection;
import java.util.List;
import java.util.Objects;

public class Executors {
  private static int pools;  // guarded by the class

  private Executors() {}

  private static synchronized int nextPool() {
    return ++pools;
  }

  private static final class NumberingFactory implements ThreadFactory {
    private final String prefix = "pool-" + nextPool() + "-thread-";
    private int threads;

    @Override
    public Thread newThread(Runnable r) {
      int number;
      synchronized (this) {
        number = ++threads;
      }
      Thread t = new Thread(r, prefix + number);
      if (t.isDaemon()) t.setDaemon(false);
      if (t.getPriority() != Thread.NORM_PRIORITY) t.setPriority(Thread.NORM_PRIORITY);
      return t;
    }
  }

  // Is it one that makes threads in which nothing is special?
  static boolean isDefault(ThreadFactory factory) {
    return factory instanceof NumberingFactory;
  }

  public static ThreadFactory defaultThreadFactory() {
    return new NumberingFactory();
  }

  public static ThreadFactory privilegedThreadFactory() {
    return new NumberingFactory();
  }

  public static ExecutorService newFixedThreadPool(int nThreads) {
    return newFixedThreadPool(nThreads, defaultThreadFactory());
  }

  public static ExecutorService newFixedThreadPool(int nThreads, ThreadFactory threadFactory) {
    return new ThreadPoolExecutor(nThreads, nThreads, 0L, TimeUnit.MILLISECONDS,
        new LinkedBlockingQueue<Runnable>(), threadFactory).keepQueueSecret();
  }

  public static ExecutorService newSingleThreadExecutor() {
    return newSingleThreadExecutor(defaultThreadFactory());
  }

  public static ExecutorService newSingleThreadExecutor(ThreadFactory threadFactory) {
    return new Wrapper(newFixedThreadPool(1, threadFactory));
  }

  public static ExecutorService newCachedThreadPool() {
    return newCachedThreadPool(defaultThreadFactory());
  }

  public static ExecutorService newCachedThreadPool(ThreadFactory threadFactory) {
    return new ThreadPoolExecutor(0, Integer.MAX_VALUE, 60L, TimeUnit.SECONDS,
        new SynchronousQueue<Runnable>(), threadFactory).keepQueueSecret();
  }

  public static ExecutorService newWorkStealingPool() {
    return newWorkStealingPool(Runtime.getRuntime().availableProcessors());
  }

  public static ExecutorService newWorkStealingPool(int parallelism) {
    return new ForkJoinPool(
        parallelism, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null, true);
  }

  public static ScheduledExecutorService newScheduledThreadPool(int corePoolSize) {
    return new ScheduledThreadPoolExecutor(corePoolSize);
  }

  public static ScheduledExecutorService newScheduledThreadPool(
      int corePoolSize, ThreadFactory threadFactory) {
    return new ScheduledThreadPoolExecutor(corePoolSize, threadFactory);
  }

  public static ScheduledExecutorService newSingleThreadScheduledExecutor() {
    return new ScheduledWrapper(new ScheduledThreadPoolExecutor(1));
  }

  public static ScheduledExecutorService newSingleThreadScheduledExecutor(
      ThreadFactory threadFactory) {
    return new ScheduledWrapper(new ScheduledThreadPoolExecutor(1, threadFactory));
  }

  public static ExecutorService unconfigurableExecutorService(ExecutorService executor) {
    return new Wrapper(Objects.requireNonNull(executor));
  }

  public static ScheduledExecutorService unconfigurableScheduledExecutorService(
      ScheduledExecutorService executor) {
    return new ScheduledWrapper(Objects.requireNonNull(executor));
  }

  // A runnable as a callable.
  private static final class RunnableAdapter<T> implements Callable<T> {
    private final Runnable task;
    private final T result;

    RunnableAdapter(Runnable task, T result) {
      this.task = task;
      this.result = result;
    }

    @Override
    public T call() {
      task.run();
      return result;
    }

    @Override
    public String toString() {
      return super.toString() + "[Wrapped task = " + task + "]";
    }
  }

  public static <T> Callable<T> callable(Runnable task, T result) {
    return new RunnableAdapter<T>(Objects.requireNonNull(task), result);
  }

  public static Callable<Object> callable(Runnable task) {
    return new RunnableAdapter<Object>(Objects.requireNonNull(task), null);
  }

  // Hides what an executor can do beyond its interface.
  private static class Wrapper implements ExecutorService {
    private final ExecutorService e;

    Wrapper(ExecutorService executor) {
      e = executor;
    }

    @Override
    public void execute(Runnable command) {
      e.execute(command);
    }

    @Override
    public void shutdown() {
      e.shutdown();
    }

    @Override
    public List<Runnable> shutdownNow() {
      return e.shutdownNow();
    }

    @Override
    public boolean isShutdown() {
      return e.isShutdown();
    }

    @Override
    public boolean isTerminated() {
      return e.isTerminated();
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
      return e.awaitTermination(timeout, unit);
    }

    @Override
    public Future<?> submit(Runnable task) {
      return e.submit(task);
    }

    @Override
    public <T> Future<T> submit(Callable<T> task) {
      return e.submit(task);
    }

    @Override
    public <T> Future<T> submit(Runnable task, T result) {
      return e.submit(task, result);
    }

    @Override
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks)
        throws InterruptedException {
      return e.invokeAll(tasks);
    }

    @Override
    public <T> List<Future<T>> invokeAll(
        Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
        throws InterruptedException {
      return e.invokeAll(tasks, timeout, unit);
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks)
        throws InterruptedException, ExecutionException {
      return e.invokeAny(tasks);
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
        throws InterruptedException, ExecutionException, TimeoutException {
      return e.invokeAny(tasks, timeout, unit);
    }
  }

  private static final class ScheduledWrapper extends Wrapper implements ScheduledExecutorService {
    private final ScheduledExecutorService e;

    ScheduledWrapper(ScheduledExecutorService executor) {
      super(executor);
      e = executor;
    }

    @Override
    public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
      return e.schedule(command, delay, unit);
    }

    @Override
    public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
      return e.schedule(callable, delay, unit);
    }

    @Override
    public ScheduledFuture<?> scheduleAtFixedRate(
        Runnable command, long initialDelay, long period, TimeUnit unit) {
      return e.scheduleAtFixedRate(command, initialDelay, period, unit);
    }

    @Override
    public ScheduledFuture<?> scheduleWithFixedDelay(
        Runnable command, long initialDelay, long delay, TimeUnit unit) {
      return e.scheduleWithFixedDelay(command, initialDelay, delay, unit);
    }
  }
}
