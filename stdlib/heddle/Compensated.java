// A thread in whose place its pool lets another one work while it waits: a worker of a ForkJoinPool. (Queues and locks ask for this interface,
// so that they need not know the pool's classes, which would be initialised for all programs that use a queue.)
package heddle;

public interface Compensated {
  void beginBlocking();

  void endBlocking();

  // The current thread is about to wait for others; null: it is no such thread.
  static Compensated begin() {
    Thread t = Thread.currentThread();
    if (!(t instanceof Compensated) || VM.inTask()) return null;
    Compensated worker = (Compensated) t;
    worker.beginBlocking();
    return worker;
  }

  static void end(Compensated worker) {
    if (worker != null) worker.endBlocking();
  }
}
