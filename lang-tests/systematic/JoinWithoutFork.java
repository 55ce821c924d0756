// A task is joined that has never been forked: nobody runs it. OpenJDK 17 hangs in every run, for a worker and for main.
// expect deadlock
// explore: proof -- worker
// explore: proof -- main
// explore: proof -- get
// explore: --explore=random --runs=20 -- worker
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class JoinWithoutFork {
  static class Leaf extends RecursiveTask<Integer> {
    @Override
    protected Integer compute() {
      return 7;
    }
  }

  static class Sum extends RecursiveTask<Integer> {
    @Override
    protected Integer compute() {
      return new Leaf().join();
    }
  }

  public static void main(String[] args) throws Exception {
    if (args[0].equals("worker")) new ForkJoinPool(2).invoke(new Sum());
    else if (args[0].equals("main")) new Leaf().join();
    else new Leaf().get();
  }
}
