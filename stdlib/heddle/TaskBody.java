// One task of a pool, in a thread of its own.
package heddle;

public abstract class TaskBody extends PoolBody {
  protected final TaskThreads pool;
  private final boolean forked;  // it is a task of a ForkJoinPool, whose result nobody sees before it has been joined
  Thread thread;  // for TaskThreads
  boolean begun;  // likewise

  protected TaskBody(TaskThreads pool, boolean daemon, boolean forked) {
    super(daemon);
    this.pool = pool;
    this.forked = forked;
  }
}
