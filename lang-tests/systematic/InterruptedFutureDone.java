// Results that are there are given to interrupted threads, too, and their flag stays set: by FutureTask, CompletableFuture and
// Phaser, but not by ForkJoinTask, which looks at the interrupt first. OpenJDK 17: the same in each of 4
// runs of library/InterruptedBefore, which has more of them.
// expect clean
// explore: complete>=1
// explore: --systematic=all complete>=1
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Phaser;

public class InterruptedFutureDone {
  public static void main(String[] args) throws Exception {
    FutureTask<Integer> task = new FutureTask<>(() -> 1);
    CompletableFuture<Integer> future = new CompletableFuture<>();
    Phaser phaser = new Phaser(1);
    ForkJoinTask<Integer> forked = ForkJoinTask.adapt(() -> 4);
    Thread worker = new Thread(() -> {
      task.run();
      future.complete(2);
      phaser.arrive();
      forked.invoke();
    });
    worker.start();
    worker.join();
    Thread self = Thread.currentThread();
    self.interrupt();
    assert task.get() == 1 && self.isInterrupted();
    assert future.get() == 2 && self.isInterrupted();
    assert phaser.awaitAdvanceInterruptibly(0) == 1 && self.isInterrupted();
    try {
      forked.get();
      assert false;
    } catch (InterruptedException e) {
      assert !self.isInterrupted();
    }
  }
}
