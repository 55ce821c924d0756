// HandOverExecutor broken: the object is changed while the executor has it.
// expect race: Job.input
// explore: proof
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class RaceExecutor {
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
    job.input = 5;
    assert result.get() >= 2;
    pool.shutdown();
  }
}
