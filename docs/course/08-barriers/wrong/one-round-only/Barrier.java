// verdict: went on in round
public class Barrier {
  private final int parties;
  private int arrived;

  public Barrier(int parties) {
    this.parties = parties;
  }

  public synchronized void await() throws InterruptedException {
    arrived++;
    while (arrived < parties)
      wait();
    notifyAll();
  }
}
