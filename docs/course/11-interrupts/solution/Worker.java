import java.util.ArrayDeque;

/** A thread that runs jobs one after the other until it is stopped. Its queue is written with a monitor. */
public class Worker extends Thread {
  private final ArrayDeque<Runnable> jobs = new ArrayDeque<>();
  private boolean stopping;

  public Worker(String name) {
    super(name);
  }

  /** Adds a job, and says whether it will be run: after shutDown() none is taken any more. */
  public boolean submit(Runnable job) {
    synchronized (jobs) {
      if (stopping)
        return false;
      jobs.add(job);
      jobs.notify();
      return true;
    }
  }

  /** The next job, or null when the worker is stopping and there is none left. */
  private Runnable next() {
    synchronized (jobs) {
      while (jobs.isEmpty() && !stopping) {
        try {
          jobs.wait();
        } catch (InterruptedException e) {
          // Interrupts are none of the ways to stop this worker: look again.
        }
      }
      return jobs.poll();
    }
  }

  /**
   * Runs the jobs that have been submitted to their end, then ends. A job that throws a RuntimeException does not keep the others from
   * running; a job that leaves the thread interrupted does not, either.
   */
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

  /** Lets the thread end when the jobs that it has taken have been run. Does not wait for it. */
  public void shutDown() {
    synchronized (jobs) {
      stopping = true;
      jobs.notify();
    }
  }
}
