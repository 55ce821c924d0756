// verdict: waits again
public class Barrier {
  private final int parties;
  private int arrived;

  public Barrier(int parties) {
    this.parties = parties;
  }

  public synchronized void await() throws InterruptedException {
    arrived++;
    if (arrived == parties) {
      arrived = 0;
      notifyAll();
    } else {
      while (arrived != 0)
        wait();
    }
  }
}
