/** A gate that is closed at first and, once open, stays open. */
public class Gate {
  private boolean open;

  /** Opens the gate, for all who wait and for all who come later. */
  public synchronized void open() {
    open = true;
    notifyAll();
  }

  /** Waits until the gate is open. */
  public synchronized void pass() throws InterruptedException {
    while (!open)
      wait();
  }
}
