// A worker waits until all the others have nothing to do, and is told when the last of them goes idle: that he works himself does not count.
// expect clean
// explore: proof
// explore: all
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;

public class QuiescenceInWorker {
  static volatile int ran;

  static class Leaf extends RecursiveAction {
    @Override
    protected void compute() {
      ran = 1;
    }
  }

  static class Root extends RecursiveAction {
    @Override
    protected void compute() {
      Leaf leaf = new Leaf();
      leaf.fork();
      ForkJoinTask.helpQuiesce();
      if (!leaf.isDone()) throw new AssertionError();
    }
  }

  public static void main(String[] args) {
    new ForkJoinPool(2).invoke(new Root());
    if (ran != 1) throw new AssertionError();
  }
}
