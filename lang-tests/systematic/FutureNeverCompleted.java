// A CompletableFuture that is completed on one path only.
// expect deadlock
import java.util.concurrent.CompletableFuture;

public class FutureNeverCompleted {
  static final Object monitor = new Object();
  static boolean cancelled;

  public static void main(String[] args) {
    CompletableFuture<Integer> answer = new CompletableFuture<>();
    new Thread(() -> {
      synchronized (monitor) {
        if (cancelled)
          return; // and nobody completes the future
      }
      answer.complete(42);
    }, "computer").start();
    new Thread(() -> {
      synchronized (monitor) {
        cancelled = true;
      }
    }, "canceller").start();
    assert answer.join() == 42;
  }
}
