// verdict: jobs were taken
import java.util.ArrayDeque;

public class Worker extends Thread {
  private final ArrayDeque<Runnable> jobs = new ArrayDeque<>();
  private boolean stopping;

  public Worker(String name) {
    super(name);
  }

  public boolean submit(Runnable job) {
    synchronized (jobs) {
      if (stopping)
        return false;
      jobs.add(job);
      jobs.notify();
      return true;
    }
  }

  @Override
  public void run() {
    while (true) {
      Runnable job;
      synchronized (jobs) {
        while (jobs.isEmpty()) {
          try {
            jobs.wait();
          } catch (InterruptedException e) {
            return;
          }
        }
        job = jobs.poll();
      }
      try {
        job.run();
      } catch (RuntimeException e) {
        // The other jobs must go on.
      }
    }
  }

  public void shutDown() {
    synchronized (jobs) {
      stopping = true;
    }
    interrupt();
  }
}
