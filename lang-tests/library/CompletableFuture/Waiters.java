// Threads that wait for a future count as its dependents, like the steps, until they do not wait any more.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class Waiters {
  interface Call {
    Object get() throws Exception;
  }

  static Thread waiter(Call call) throws InterruptedException {
    Thread t = new Thread(() -> {
      try {
        System.out.println("got " + call.get());
      } catch (Exception e) {
        System.out.println(e.getClass().getSimpleName());
      }
    });
    t.start();
    while (t.getState() != Thread.State.WAITING && t.getState() != Thread.State.TIMED_WAITING) Thread.sleep(1);
    return t;
  }

  static void show(CompletableFuture<?> f) {
    System.out.println(f.getNumberOfDependents() + " " + f.toString().replaceAll(".*\\[", "["));
  }

  public static void main(String[] args) throws Exception {
    CompletableFuture<String> f = new CompletableFuture<>();
    show(f);
    Thread a = waiter(f::get);
    show(f);
    f.thenRun(() -> {});
    Thread b = waiter(() -> f.get(1, TimeUnit.HOURS));
    Thread c = waiter(f::join);
    show(f);
    a.interrupt();
    a.join();
    show(f);
    b.interrupt();
    b.join();
    show(f);
    f.complete("x");
    c.join();
    show(f);
  }
}
// expect: 0 [Not completed]
// expect: 1 [Not completed, 1 dependents]
// expect: 4 [Not completed, 4 dependents]
// expect: InterruptedException
// expect: 3 [Not completed, 3 dependents]
// expect: InterruptedException
// expect: 2 [Not completed, 2 dependents]
// expect: got x
// expect: 0 [Completed normally]
