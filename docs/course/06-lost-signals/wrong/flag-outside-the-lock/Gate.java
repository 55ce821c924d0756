// verdict: deadlock: lost notify
public class Gate {
  private volatile boolean open;

  public void open() {
    open = true;
    synchronized (this) {
      notifyAll();
    }
  }

  public void pass() throws InterruptedException {
    if (!open) {
      synchronized (this) {
        wait();
      }
    }
  }
}
