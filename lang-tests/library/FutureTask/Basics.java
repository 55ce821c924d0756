// FutureTask runs once; cancel, exceptions, timeouts.
import java.util.concurrent.*;

public class Basics {
  public static void main(String[] args) throws Exception {
    FutureTask<Integer> f = new FutureTask<>(() -> { System.out.print("run "); return 42; });
    System.out.println(f.isDone());
    f.run();
    f.run();
    System.out.println(f.get() + " " + f.isDone());
    FutureTask<Integer> never = new FutureTask<>(() -> 1);
    try {
      never.get(1, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      System.out.println("timeout");
    }
    System.out.println(never.cancel(true) + " " + never.cancel(true) + " " + never.isCancelled());
    try {
      never.get();
    } catch (CancellationException e) {
      System.out.println("cancelled");
    }
    FutureTask<String> bad = new FutureTask<>(() -> { throw new IllegalStateException("bad"); });
    new Thread(bad).start();
    try {
      bad.get();
    } catch (ExecutionException e) {
      System.out.println(e.getMessage() + " | " + e.getCause().getMessage());
    }
  }
}
// expect: false
// expect: run 42 true
// expect: timeout
// expect: true false true
// expect: cancelled
// expect: java.lang.IllegalStateException: bad | bad
