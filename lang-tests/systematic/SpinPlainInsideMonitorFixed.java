// As SpinPlainInsideMonitor, but who finds the box in the wrong state waits.
// expect clean
// explore: proof
public class SpinPlainInsideMonitorFixed {
  private boolean full;

  synchronized void take() throws InterruptedException {
    while (!full) wait();
    full = false;
    notifyAll();
  }

  synchronized void put() throws InterruptedException {
    while (full) wait();
    full = true;
    notifyAll();
  }

  public static void main(String[] args) throws InterruptedException {
    SpinPlainInsideMonitorFixed box = new SpinPlainInsideMonitorFixed();
    Thread putter = new Thread(() -> {
      try {
        box.put();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    putter.start();
    box.take();
    putter.join();
  }
}
