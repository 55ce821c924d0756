/** A gate that is closed at first and, once open, stays open. */
public class Gate {
  /** Opens the gate, for all who wait and for all who come later. */
  public synchronized void open() {
    notify();
  }

  /** Waits until the gate is open. */
  public synchronized void pass() throws InterruptedException {
    wait();
  }
}
