// verdict: deadlock: worker waits
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

  private Runnable next() {
    synchronized (jobs) {
      while (jobs.isEmpty() && !stopping) {
        try {
          jobs.wait();
        } catch (InterruptedException e) {
          // Look again.
        }
      }
      return jobs.poll();
    }
  }

  @Override
  public void run() {
    for (Runnable job = next(); job != null; job = next()) {
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
  }
}
