// One task of a pool, in a thread of its own.
package heddle;

public abstract class TaskBody extends PoolBody {
  protected final TaskThreads pool;
  private final boolean forked;  // it is a task of a ForkJoinPool, whose result nobody sees before it has been joined
  Thread thread;                  // for TaskThreads, as the next ones; these with the monitor
  boolean begun, stopped, ended;  // (interp/task_threads.h knows the last one)
  boolean left;                   // the pool no longer counts it (interp/task_threads.h knows the name)

  protected TaskBody(TaskThreads pool, boolean daemon, boolean forked) {
    super(daemon);
    this.pool = pool;
    this.forked = forked;
  }

  // Whatever has become of it, it looks the same now.
  void ends() {
    begun = stopped = ended = true;
    thread = null;
    forget();
  }

  // What it has run.
  protected void forget() {}
}
