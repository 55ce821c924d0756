// cancel(true) interrupts whoever has come to run the task, also if he finds it cancelled and does not run it. OpenJDK 17: "not run, interrupted" in 43 of 2,392 runs.
// expect clean
// explore: proof --outcomes outcomes=4
// explore: all --outcomes outcomes=4
import java.util.concurrent.FutureTask;

public class CancelBesideRun {
  static volatile boolean ran;
  static volatile boolean interrupted;

  public static void main(String[] args) throws InterruptedException {
    FutureTask<Integer> task = new FutureTask<>(() -> {
      ran = true;
      return 1;
    });
    Thread t = new Thread(() -> {
      task.run();
      interrupted = Thread.interrupted();
    });
    t.start();
    task.cancel(true);
    t.join();
    System.out.println((ran ? "run" : "not run") + (interrupted ? ", interrupted" : ""));
  }
}
