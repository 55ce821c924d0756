// An object is given to an executor, and used again when its result is there. java.util.concurrent: actions before the submission of a task
// hb its execution, and the task's actions hb what follows Future.get.
// expect clean
// explore: proof
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class HandOverExecutor {
  static class Job implements Callable<Integer> {
    int input;

    public Integer call() {
      return input + 1;
    }
  }

  public static void main(String[] args) throws Exception {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    Job job = new Job();
    job.input = 1;
    Future<Integer> result = pool.submit(job);
    assert result.get() == 2;
    job.input = 5;
    pool.shutdown();
  }
}
