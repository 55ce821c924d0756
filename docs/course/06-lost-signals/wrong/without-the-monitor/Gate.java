// verdict: IllegalMonitorStateException
public class Gate {
  private final Object lock = new Object();
  private boolean open;

  public void open() {
    synchronized (lock) {
      open = true;
      notifyAll();
    }
  }

  public void pass() throws InterruptedException {
    synchronized (lock) {
      while (!open)
        lock.wait();
    }
  }
}
