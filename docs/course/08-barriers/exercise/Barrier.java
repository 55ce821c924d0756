/** A meeting point of a fixed number of threads, which may be used again and again. */
public class Barrier {
  private final int parties;

  public Barrier(int parties) {
    this.parties = parties;
  }

  /** Waits until all parties have called this method in this round. */
  public void await() throws InterruptedException {
    // To be written with a monitor.
  }
}
