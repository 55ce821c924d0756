// verdict: deadlock: wrong thread notified
public class Barrier {
  private final int parties;
  private int arrived;
  private int round;

  public Barrier(int parties) {
    this.parties = parties;
  }

  public synchronized void await() throws InterruptedException {
    int mine = round;
    arrived++;
    if (arrived == parties) {
      arrived = 0;
      round++;
      notify();
    }
    while (round == mine)
      wait();
  }
}
