// Who waits for a task that is still in the common pool's queue runs it himself, though he is no worker: then he has his locks there, his thread-local values, his
// interrupt status, and gets the exception itself. OpenJDK 17 on two cores: main runs it in 18,331 of 20,000 runs (`join`), 19,166 (`get`), 19,097 (`invoke` of the common
// pool), 19,448 (`invokeAll` of two); with a time limit, or in a pool of one's own, in none.
// expect clean
// explore: proof --outcomes outcomes=2 -- join
// explore: proof --outcomes outcomes=2 -- get
// explore: proof --outcomes outcomes=2 -- invoke
// explore: proof --outcomes outcomes=2 -- invokeAll
// explore: proof --outcomes outcomes=2 -- many
// explore: proof --outcomes outcomes=2 -- timed
// explore: proof --outcomes outcomes=1 -- own
// explore: all --outcomes outcomes=2 -- join
// explore: proof --outcomes outcomes=2 -- local
// explore: proof --outcomes outcomes=2 -- interrupted
// explore: proof --outcomes outcomes=2 -- tryLock
// explore: proof --outcomes outcomes=2 -- cause
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantLock;

public class JoinRunsTask {
  static final ThreadLocal<String> local = new ThreadLocal<>();
  static final ReentrantLock lock = new ReentrantLock();
  static Thread main;
  static volatile String seen;

  static class Task extends RecursiveAction {
    final String asks;

    Task(String asks) {
      this.asks = asks;
    }

    @Override
    protected void compute() {
      switch (asks) {
        case "local":
          seen = local.get();
          break;
        case "interrupted":
          seen = "" + Thread.interrupted();
          break;
        case "tryLock":
          seen = "" + lock.tryLock();
          if (lock.isHeldByCurrentThread()) lock.unlock();
          break;
        case "cause":
          throw new IllegalStateException();
        default:
          seen = Thread.currentThread() == main ? "main" : "a worker";
      }
    }
  }

  public static void main(String[] args) throws Exception {
    main = Thread.currentThread();
    Task task = new Task(args[0]);
    Callable<Object> call = () -> {
      task.compute();
      return null;
    };
    switch (args[0]) {
      case "get":
        task.fork().get();
        break;
      case "invoke":
        ForkJoinPool.commonPool().invoke(task);
        break;
      case "invokeAll":
        ForkJoinTask.invokeAll(new RecursiveAction() {
          @Override
          protected void compute() {}
        }, task);
        break;
      case "many":
        ForkJoinPool.commonPool().invokeAll(List.of(call));
        break;
      case "timed":
        try {
          task.fork().get(1, TimeUnit.HOURS);
        } catch (TimeoutException e) {
          System.out.println("too late");
          return;
        }
        break;
      case "own":
        new ForkJoinPool(1).submit(task).join();
        break;
      case "interrupted":
        main.interrupt();
        task.fork().join();
        break;
      default:
        local.set("main's");
        lock.lock();
        try {
          task.fork().join();
        } catch (IllegalStateException e) {
          seen = "" + e.getCause();
        }
    }
    System.out.println(seen);
  }
}
