import java.util.concurrent.atomic.AtomicInteger;

/** Jobs are submitted before, while and after the worker is shut down; one throws, one leaves the thread interrupted. */
public class Check {
  public static void main(String[] args) throws InterruptedException {
    AtomicInteger run = new AtomicInteger();
    AtomicInteger taken = new AtomicInteger();
    Worker worker = new Worker("worker");
    Runnable count = run::incrementAndGet;
    assert worker.submit(() -> {
      run.incrementAndGet();
      Thread.currentThread().interrupt();
    }) : "the worker does not take a job";
    taken.incrementAndGet();
    worker.start();
    Thread other = new Thread(() -> {
      if (worker.submit(count))
        taken.incrementAndGet();
    }, "other");
    other.start();
    if (worker.submit(() -> {
      run.incrementAndGet();
      throw new IllegalStateException("a job that fails");
    }))
      taken.incrementAndGet();
    else
      throw new AssertionError("a job was refused before shutDown()");
    worker.shutDown();
    assert !worker.submit(count) : "a job was taken after shutDown()";
    other.join();
    worker.join();
    assert run.get() == taken.get() : taken + " jobs were taken, " + run + " were run";
    System.out.println("checked");
  }
}
