// TrustedInvokeAll's other side: what trusted code calls back is the program's, and is not trusted. Two tasks that race do
// so in a pool and where invokeAll runs one of them itself. (The first ended in an internal error, the second was PASSED.)
// By JLS 17.4.5: nothing orders the two accesses.
// expect race: TrustedInvokeAllRace.counted
// explore: proof -- pool
// explore: proof --trust=java.util.concurrent -- pool
// explore: proof -- forkjoin
// explore: proof --trust=java.util.concurrent -- forkjoin
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class TrustedInvokeAllRace {
  static int counted;

  static class Half extends RecursiveAction {
    @Override
    protected void compute() {
      counted++;
    }
  }

  static class Whole extends RecursiveAction {
    @Override
    protected void compute() {
      invokeAll(new Half(), new Half());
    }
  }

  public static void main(String[] args) throws Exception {
    if (args.length > 0 && args[0].equals("forkjoin")) {
      new ForkJoinPool(2).invoke(new Whole());
      return;
    }
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Callable<Integer> task = () -> ++counted;
    pool.invokeAll(List.of(task, task));
    pool.shutdown();
  }
}
