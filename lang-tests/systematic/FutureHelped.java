// Who completes a future that is complete already does the steps that are left, as on OpenJDK: so two steps can run at once, and a step
// can still be running when the one who has completed the future goes on.
// expect race: FutureHelped.steps
import java.util.concurrent.CompletableFuture;

public class FutureHelped {
  private static int steps;

  public static void main(String[] args) throws InterruptedException {
    CompletableFuture<Integer> future = new CompletableFuture<>();
    future.thenRun(() -> steps++);
    future.thenRun(() -> steps++);
    Thread other = new Thread(() -> future.complete(1));
    other.start();
    future.complete(2);
    other.join();
  }
}
