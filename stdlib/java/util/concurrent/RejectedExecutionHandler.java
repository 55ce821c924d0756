// Told of tasks that a pool does not take.
package java.util.concurrent;

public interface RejectedExecutionHandler {
  void rejectedExecution(Runnable r, ThreadPoolExecutor executor);
}
