// Who cancels a task of a completion service does not bring it into the queue: it comes there when the pool gets to it. OpenJDK 17 (a task that is cancelled, then
// poll): null in 1,656 of 3,386 runs.
// expect clean
// explore: proof --outcomes outcomes=4
// explore: all --outcomes outcomes=4
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class CompletionCancelled {
  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(pool);
    Future<Integer> task = service.submit(() -> 1);
    boolean cancelled = task.cancel(false);
    Future<Integer> first = service.poll();
    if (first == null) first = service.take();
    else System.out.print("at once, ");
    assert first == task && first.isCancelled() == cancelled;
    System.out.println(cancelled ? "cancelled" : "done");
    pool.shutdown();
  }
}
