/** A meeting point of a fixed number of threads, which may be used again and again. */
public class Barrier {
  private final int parties;
  private int arrived;
  private int round;

  public Barrier(int parties) {
    this.parties = parties;
  }

  /** Waits until all parties have called this method in this round. */
  public synchronized void await() throws InterruptedException {
    int mine = round;
    arrived++;
    if (arrived == parties) {
      arrived = 0;
      round++;
      notifyAll();
    }
    while (round == mine)
      wait();
  }
}
