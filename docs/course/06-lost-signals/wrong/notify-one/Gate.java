// verdict: deadlock: wrong thread notified
public class Gate {
  private boolean open;

  /** Opens the gate, for all who wait and for all who come later. */
  public synchronized void open() {
    open = true;
    notify();
  }

  /** Waits until the gate is open. */
  public synchronized void pass() throws InterruptedException {
    while (!open)
      wait();
  }
}
