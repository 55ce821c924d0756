// Random calls of a ThreadPoolExecutor or ScheduledThreadPoolExecutor whose threads are never started: a worker runs where the program
// calls it, in the thread of the program, until it finds no task. What is accepted, rejected, run, left over, and what the pool says of
// itself.
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.Delayed;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.RunnableScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class RandomPools {
  private final Random random;
  private final StringBuilder log = new StringBuilder();
  private final List<Worker> waiting = new ArrayList<>();
  private final List<Future<?>> futures = new ArrayList<>();
  private final ThreadPoolExecutor pool;
  private int tasks, depth;

  RandomPools(long seed) {
    random = new Random(seed);
    pool = random.nextInt(3) == 0 ? new Scheduled() : new Pool();
    if (!(pool instanceof Scheduled) || random.nextBoolean()) pool.setRejectedExecutionHandler(handler());
  }

  // A thread that does its work when `work` is called, in the calling thread.
  private class Worker extends Thread {
    private final Runnable body;

    Worker(Runnable body) {
      this.body = body;
    }

    @Override
    public void start() {
      log.append("start ");
      if (random.nextInt(25) == 0) throw new IllegalStateException("no thread");
      waiting.add(this);
    }

    void work() {
      depth++;
      outcome(() -> {
        body.run();
        return "done";
      });
      depth--;
      Thread.interrupted();
    }

    @Override
    public void interrupt() {
      // (One that has not begun is interrupted, or is when it begins.)
    }
  }

  private Thread newThread(Runnable body) {
    if (random.nextInt(30) == 0) return null;
    if (random.nextInt(30) == 0) throw new IllegalArgumentException("factory");
    return new Worker(body);
  }

  private class Pool extends ThreadPoolExecutor {
    Pool() {
      super(random.nextInt(3), 3 + random.nextInt(2), 1, TimeUnit.NANOSECONDS, queue(), RandomPools.this::newThread);
      allowCoreThreadTimeOut(true);
    }

    @Override
    protected void beforeExecute(Thread t, Runnable r) {
      before(t, r);
    }

    @Override
    protected void afterExecute(Runnable r, Throwable t) {
      after(r, t);
    }

    @Override
    protected void terminated() {
      log.append("TERMINATED ");
    }
  }

  private class Scheduled extends ScheduledThreadPoolExecutor {
    Scheduled() {
      super(random.nextInt(3), RandomPools.this::newThread);
      setKeepAliveTime(1, TimeUnit.NANOSECONDS);
      allowCoreThreadTimeOut(true);
      setContinueExistingPeriodicTasksAfterShutdownPolicy(random.nextBoolean());
      setExecuteExistingDelayedTasksAfterShutdownPolicy(random.nextBoolean());
      setRemoveOnCancelPolicy(random.nextBoolean());
    }

    @Override
    protected void beforeExecute(Thread t, Runnable r) {
      before(t, r);
    }

    @Override
    protected void afterExecute(Runnable r, Throwable t) {
      after(r, t);
    }

    @Override
    protected void terminated() {
      log.append("TERMINATED ");
    }

    @Override
    protected <V> RunnableScheduledFuture<V> decorateTask(Callable<V> c, RunnableScheduledFuture<V> task) {
      log.append("decorate ");
      return task;
    }

    @Override
    protected <V> RunnableScheduledFuture<V> decorateTask(Runnable r, RunnableScheduledFuture<V> task) {
      log.append("decorate").append(r).append(' ');
      return random.nextInt(4) == 0 ? new Decorated<>(task) : task;
    }
  }

  // Does what the other one does.
  private static class Decorated<V> extends FutureTask<V> implements RunnableScheduledFuture<V> {
    private final RunnableScheduledFuture<V> task;

    Decorated(RunnableScheduledFuture<V> task) {
      super(() -> null);
      this.task = task;
    }

    @Override
    public void run() {
      task.run();
    }

    @Override
    public String toString() {
      return "decorated";
    }

    @Override
    public boolean isPeriodic() {
      return task.isPeriodic();
    }

    @Override
    public long getDelay(TimeUnit unit) {
      return task.getDelay(unit);
    }

    @Override
    public int compareTo(Delayed other) {
      return other instanceof Decorated ? task.compareTo(((Decorated<?>) other).task) : task.compareTo(other);
    }
  }

  private void before(Thread t, Runnable r) {
    log.append('<').append(t.getClass() == Worker.class).append(' ');
    if (random.nextInt(40) == 0) throw new IllegalStateException("before");
  }

  private void after(Runnable r, Throwable t) {
    log.append(t == null ? "> " : t.getMessage() + "> ");
    if (random.nextInt(40) == 0) throw new IllegalStateException("after");
  }

  private BlockingQueue<Runnable> queue() {
    switch (random.nextInt(5)) {
      case 0: return new LinkedBlockingQueue<>();
      case 1: return new LinkedBlockingQueue<>(2);
      case 2: return new ArrayBlockingQueue<>(3);
      case 3: return new PriorityBlockingQueue<>(2, (a, b) -> text(a).compareTo(text(b)));
      default: return new SynchronousQueue<>();
    }
  }

  private RejectedExecutionHandler handler() {
    switch (random.nextInt(5)) {
      case 0: return new ThreadPoolExecutor.AbortPolicy();
      case 1: return new ThreadPoolExecutor.DiscardPolicy();
      case 2: return pool.getQueue() instanceof SynchronousQueue ? new ThreadPoolExecutor.DiscardPolicy() : new ThreadPoolExecutor.DiscardOldestPolicy();
      case 3: return new ThreadPoolExecutor.CallerRunsPolicy();
      default: return (r, e) -> log.append("rejected").append(e.isShutdown()).append(' ');
    }
  }

  private class Task implements Runnable, Callable<Integer> {
    final int number = tasks++;
    int runs;

    @Override
    public void run() {
      call();
    }

    @Override
    public Integer call() {
      log.append(this).append(' ');
      int what = number * 7919 % 13;
      if (++runs == 4) throw new IllegalStateException("often enough");
      if (what == 0) throw new IllegalStateException("task " + number);
      if (what == 1) pool.setCorePoolSize(random.nextInt(3));
      if (what == 2) add();
      if (what == 3) log.append(figures());
      if (what == 4 && random.nextBoolean()) pool.shutdown();
      return number;
    }

    @Override
    public String toString() {
      return "t" + number;
    }
  }

  private interface Call {
    Object get() throws Throwable;
  }

  private void outcome(Call call) {
    String result;
    try {
      result = String.valueOf(call.get());
    } catch (Throwable e) {
      result = e.getClass().getSimpleName() + ":" + text(e.getMessage());
    }
    log.append(result).append(' ');
  }

  private static String text(Object o) {
    return String.valueOf(o).replaceAll("@[0-9a-f]+", "").replaceAll("java[.a-z]*concurrent\\.", "").replaceAll("active threads = [0-9]*", "");
  }

  // (Whether a worker that has not begun counts as active is seen by those only who ask while threads run.)
  private String figures() {
    return pool.getPoolSize() + "/" + pool.getLargestPoolSize() + "/" + pool.getCompletedTaskCount() + "/" + pool.getQueue().size() + (pool.isShutdown() ? "S" : "") + (pool.isTerminating() ? "T" : "") + (pool.isTerminated() ? "E" : "") + " ";
  }

  private void add() {
    Task task = new Task();
    log.append('+').append(task).append(' ');
    if (pool instanceof ScheduledThreadPoolExecutor && random.nextInt(3) > 0) {
      outcome(() -> schedule((ScheduledThreadPoolExecutor) pool, task));
      return;
    }
    switch (random.nextInt(4)) {
      case 0: outcome(() -> keep(pool.submit((Runnable) task, 7))); break;
      case 1: outcome(() -> keep(pool.submit((Callable<Integer>) task))); break;
      default: outcome(() -> {
        pool.execute(task);
        return "";
      });
    }
  }

  private Object keep(Future<?> f) {
    futures.add(f);
    return text(f);
  }

  private Object schedule(ScheduledThreadPoolExecutor p, Task task) {
    switch (depth > 0 ? random.nextInt(2) : random.nextInt(6)) {
      case 0: return keep(p.schedule((Runnable) task, 0, TimeUnit.SECONDS));
      case 1: return keep(p.schedule((Callable<Integer>) task, -1, TimeUnit.SECONDS));
      case 2: return keep(p.schedule((Runnable) task, 1 + task.number, TimeUnit.HOURS));
      case 3: return keep(p.scheduleAtFixedRate(task, 1 + task.number, random.nextInt(2), TimeUnit.HOURS));
      default: return keep(p.scheduleWithFixedDelay(task, 0, 1, TimeUnit.NANOSECONDS));
    }
  }

  // The last worker would wait for it.
  private static boolean isLater(Runnable r) {
    return r instanceof Delayed && ((Delayed) r).getDelay(TimeUnit.MINUTES) > 0;
  }

  private void work() {
    if (waiting.isEmpty() || depth > 0 || pool.getQueue().stream().anyMatch(r -> isLater(r))) return;
    log.append("work: ");
    waiting.remove(random.nextInt(waiting.size())).work();
  }

  private void act() {
    int n = random.nextInt(5) - 1;
    Future<?> f = futures.isEmpty() ? null : futures.get(random.nextInt(futures.size()));
    switch (random.nextInt(24)) {
      case 0: case 1: case 2: case 3: case 4: case 5: case 6: add(); break;
      case 7: case 8: case 9: case 10: work(); break;
      case 11: log.append("core").append(n); outcome(() -> { pool.setCorePoolSize(n); return pool.getCorePoolSize(); }); break;
      case 12: log.append("max").append(n); outcome(() -> { pool.setMaximumPoolSize(n); return pool.getMaximumPoolSize(); }); break;
      case 13: outcome(pool::prestartCoreThread); break;
      case 14: if (random.nextInt(3) == 0) outcome(pool::prestartAllCoreThreads); break;
      case 15: if (f != null) outcome(() -> "remove" + pool.remove((Runnable) f)); break;
      case 16: if (f != null) outcome(() -> "cancel" + f.cancel(random.nextBoolean())); break;
      case 17: log.append("purge "); pool.purge(); break;
      case 18: if (random.nextInt(6) == 0) outcome(() -> { log.append("shutdown "); pool.shutdown(); return ""; }); break;
      case 19: if (random.nextInt(12) == 0) outcome(() -> { log.append("shutdownNow "); return pool.shutdownNow().size(); }); break;
      case 20: outcome(() -> pool.awaitTermination(n, TimeUnit.NANOSECONDS)); break;
      case 21: outcome(() -> { pool.setKeepAliveTime(n, TimeUnit.NANOSECONDS); return pool.getKeepAliveTime(TimeUnit.NANOSECONDS); }); pool.setKeepAliveTime(1, TimeUnit.NANOSECONDS); break;
      case 22: outcome(() -> pool.getQueue().contains(f) + text(pool.getQueue().peek())); break;
      default: outcome(() -> text(pool));
    }
    log.append(figures());
  }

  String run() {
    for (int i = 0; i < 40; i++) act();
    for (int i = 0; i < 40 && !waiting.isEmpty(); i++) work();
    log.append("| ").append(text(pool)).append(' ');
    for (Future<?> f : futures) log.append(text(f)).append(f.isDone()).append(f.isCancelled()).append(' ');
    Thread.interrupted();
    return log.toString().trim();
  }

  public static void main(String[] args) {
    int shown = 1, hash = 1, cases = args.length > 0 ? Integer.parseInt(args[0]) : 70;
    for (int seed = 0; seed < cases; seed++) {
      String line = new RandomPools(seed).run();
      hash = 31 * hash + line.hashCode();
      if (seed < shown || args.length > 1) System.out.println(line);
    }
    System.out.println(Integer.toHexString(hash));
  }
}
// expect: 0/0/0/0 0/0/0/0 purge 0/0/0/0 RandomPools$Scheduled[Running, pool size = 0, , queued tasks = 0, completed tasks = 0] 0/0/0/0 +t0 decoratet0 start  1/1/0/1 false 1/1/0/1 1/1/0/1 max11 1/1/0/1 purge 1/1/0/1 +t1 decoratet1 ScheduledThreadPoolExecutor$ScheduledFutureTask[Not completed, task = Executors$RunnableAdapter[Wrapped task = t1]] 1/1/0/2 1/1/0/2 1/1/0/2 truedecorated 1/1/0/2 canceltrue 1/1/0/1 1 1/1/0/1 removefalse 1/1/0/1 purge 1/1/0/1 core2IllegalArgumentException:null 1/1/0/1 shutdown  1/1/0/1ST 1/1/0/1ST cancelfalse 1/1/0/1ST max0IllegalArgumentException:null 1/1/0/1ST work: <false t0 > TERMINATED done 0/1/1/0SE 0/1/1/0SE 0/1/1/0SE +t2 decorate RejectedExecutionException:Task ScheduledThreadPoolExecutor$ScheduledFutureTask[Not completed, task = t2] rejected from RandomPools$Scheduled[Terminated, pool size = 0, , queued tasks = 0, completed tasks = 1] 0/1/1/0SE IllegalArgumentException:Core threads must have nonzero keep alive times 0/1/1/0SE +t3 decoratet3 RejectedExecutionException:Task ScheduledThreadPoolExecutor$ScheduledFutureTask[Not completed, task = Executors$RunnableAdapter[Wrapped task = t3]] rejected from RandomPools$Scheduled[Terminated, pool size = 0, , queued tasks = 0, completed tasks = 1] 0/1/1/0SE +t4 decorate RejectedExecutionException:Task ScheduledThreadPoolExecutor$ScheduledFutureTask[Not completed, task = t4] rejected from RandomPools$Scheduled[Terminated, pool size = 0, , queued tasks = 0, completed tasks = 1] 0/1/1/0SE +t5 decorate RejectedExecutionException:Task ScheduledThreadPoolExecutor$ScheduledFutureTask[Not completed, task = t5] rejected from RandomPools$Scheduled[Terminated, pool size = 0, , queued tasks = 0, completed tasks = 1] 0/1/1/0SE +t6 decoratet6 RejectedExecutionException:Task decorated rejected from RandomPools$Scheduled[Terminated, pool size = 0, , queued tasks = 0, completed tasks = 1] 0/1/1/0SE +t7 decoratet7 RejectedExecutionException:Task ScheduledThreadPoolExecutor$ScheduledFutureTask[Not completed, task = Executors$RunnableAdapter[Wrapped task = t7]] rejected from RandomPools$Scheduled[Terminated, pool size = 0, , queued tasks = 0, completed tasks = 1] 0/1/1/0SE cancelfalse 0/1/1/0SE 0/1/1/0SE falsenull 0/1/1/0SE falsenull 0/1/1/0SE RandomPools$Scheduled[Terminated, pool size = 0, , queued tasks = 0, completed tasks = 1] 0/1/1/0SE +t8 decoratet8 RejectedExecutionException:Task decorated rejected from RandomPools$Scheduled[Terminated, pool size = 0, , queued tasks = 0, completed tasks = 1] 0/1/1/0SE 0/1/1/0SE +t9 decoratet9 RejectedExecutionException:Task ScheduledThreadPoolExecutor$ScheduledFutureTask[Not completed, task = Executors$RunnableAdapter[Wrapped task = t9]] rejected from RandomPools$Scheduled[Terminated, pool size = 0, , queued tasks = 0, completed tasks = 1] 0/1/1/0SE | RandomPools$Scheduled[Terminated, pool size = 0, , queued tasks = 0, completed tasks = 1] ScheduledThreadPoolExecutor$ScheduledFutureTask[Cancelled]truetrue
// expect: 2a67f500
