// What a thread of a pool runs that is none of its workers: there are such threads only where the search asks for a thread
// of its own for each task (VM.threadPerTask). A thread is made for it without looking at the thread that makes it.
package heddle;

public abstract class PoolBody implements Runnable {
  public final boolean daemon;

  protected PoolBody(boolean daemon) {
    this.daemon = daemon;
  }
}
