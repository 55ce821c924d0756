// What onStart throws reaches onTermination and then the pool's handler; the task is left behind: its get() waits for
// ever. OpenJDK 17: 5 of 5 runs hang (killed after 3 s), and the handler is called.
// expect deadlock
// explore: proof
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

public class OnStartFails {
  static class Worker extends ForkJoinWorkerThread {
    Worker(ForkJoinPool pool) {
      super(pool);
    }

    @Override
    protected void onStart() {
      throw new IllegalStateException("onStart");
    }
  }

  public static void main(String[] args) throws Exception {
    ForkJoinPool pool = new ForkJoinPool(1, p -> new Worker(p), (t, e) -> {
      assert e.getMessage().equals("onStart");
    }, false);
    pool.submit(() -> {}).get();
  }
}
