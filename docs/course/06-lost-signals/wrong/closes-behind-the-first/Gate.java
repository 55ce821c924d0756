// verdict: deadlock: walker-2 waits
public class Gate {
  private boolean open;

  public synchronized void open() {
    open = true;
    notifyAll();
  }

  public synchronized void pass() throws InterruptedException {
    while (!open)
      wait();
    open = false;
  }
}
