// A trusted call that hands on tasks and then waits for them has changed something before it waits: it cannot be undone
// and tried again later, as take() of an empty queue can. (That ended in an internal error.)
// OpenJDK 17: 40 of 40 runs end.
// expect clean
// explore: proof
// explore: proof --trust=java.util.concurrent
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class TrustedInvokeAll {
  static int counted;

  static synchronized int count() {
    return ++counted;
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(TrustedInvokeAll::count);
    other.start();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Callable<Integer> task = TrustedInvokeAll::count;
    pool.invokeAll(List.of(task, task));
    pool.shutdown();
    other.join();
    assert counted == 3;
  }
}
