// The sibling of CompensatedWaits: who waits for a latch, a semaphore, a lock, a FutureTask or an exchange, or with a time limit, keeps his place. OpenJDK 17:
// no other task runs in any of these cases.
// expect deadlock
// explore: proof -- latch
// explore: proof -- semaphore
// explore: proof -- task
// explore: proof -- exchanger
// explore: proof -- monitor
import java.util.concurrent.*;

public class WaitsNotCompensated {
  interface Body {
    void run() throws Exception;
  }

  static final ForkJoinPool pool = new ForkJoinPool(1);

  static void run(Body waits, Body wakes) throws Exception {
    ForkJoinTask<?> first = submit(waits);
    submit(wakes);
    first.get();
  }

  static ForkJoinTask<?> submit(Body body) {
    return pool.submit(() -> {
      body.run();
      return null;
    });
  }

  static boolean done;

  public static void main(String[] args) throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    Semaphore semaphore = new Semaphore(0);
    FutureTask<Integer> task = new FutureTask<>(() -> 1);
    Exchanger<Integer> exchanger = new Exchanger<>();
    Object monitor = new Object();
    switch (args[0]) {
      case "latch": run(latch::await, latch::countDown); break;
      case "semaphore": run(semaphore::acquire, semaphore::release); break;
      case "task": run(task::get, task::run); break;
      case "exchanger": run(() -> exchanger.exchange(1), () -> exchanger.exchange(2)); break;
      case "monitor":
        run(() -> {
          synchronized (monitor) {
            while (!done) monitor.wait();
          }
        }, () -> {
          synchronized (monitor) {
            done = true;
            monitor.notify();
          }
        });
        break;
    }
  }
}
