import java.util.ArrayDeque;

/** A thread that runs jobs one after the other until it is stopped. Its queue is written with a monitor. */
public class Worker extends Thread {
  private final ArrayDeque<Runnable> jobs = new ArrayDeque<>();

  public Worker(String name) {
    super(name);
  }

  /** Adds a job, and says whether it will be run: after shutDown() none is taken any more. */
  public boolean submit(Runnable job) {
    return false; // To be written.
  }

  /**
   * Runs the jobs that have been submitted to their end, then ends. A job that throws a RuntimeException does not keep the others from
   * running; a job that leaves the thread interrupted does not, either.
   */
  @Override
  public void run() {
    // To be written.
  }

  /** Lets the thread end when the jobs that it has taken have been run. Does not wait for it. */
  public void shutDown() {
    // To be written.
  }
}
