// TaskThreadsApart, in a program with finalizers, in which nobody asks whether threads are told apart. (OpenJDK: each of five runs fails.)
// expect finding: FAILED
// explore: --task-threads-after=1
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class TaskThreadsFinalized {
  static final ThreadLocal<Integer> local = new ThreadLocal<>();

  public static void main(String[] args) {
    new Finalized();
    ExecutorService pool = Executors.newFixedThreadPool(2);
    for (int i = 0; i < 3; i++) {
      pool.execute(() -> {
        assert local.get() == null;
        local.set(1);
      });
    }
    pool.shutdown();
  }

  static class Finalized {
    @Override
    protected void finalize() {}
  }
}
