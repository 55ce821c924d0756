// One task of a pool, in a thread of its own.
package heddle;

public abstract class TaskBody extends PoolBody {
  Thread thread;  // for TaskThreads
  boolean begun;  // likewise

  protected TaskBody(boolean daemon) {
    super(daemon);
  }
}
