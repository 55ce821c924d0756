// cancel(true) makes a task cancelled first, and interrupts its thread then: the task may see that it is cancelled, and not be interrupted yet. OpenJDK 17 (a task that waits until it
// is cancelled): not interrupted in 2,594 of 106,592 runs.
// expect clean
// explore: proof --outcomes outcomes=4
// explore: all --outcomes outcomes=4
import java.util.concurrent.FutureTask;

public class CancelThenInterrupt {
  static FutureTask<Integer> task;
  static volatile String seen = "not run";

  public static void main(String[] args) throws InterruptedException {
    task = new FutureTask<>(() -> {
      boolean cancelled = task.isCancelled();
      seen = !cancelled ? "early" : Thread.currentThread().isInterrupted() ? "interrupted" : "not interrupted yet";
      return 1;
    });
    Thread t = new Thread(task);
    t.start();
    task.cancel(true);
    t.join();
    System.out.println(seen);
  }
}
