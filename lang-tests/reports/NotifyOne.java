// Mistake: notify where notifyAll is needed: producers and consumers share one wait set, and the wrong one is woken.
// expect deadlock
public class NotifyOne {
  static class Slot {
    private boolean full;

    synchronized void put() throws InterruptedException {
      while (full)
        wait();
      full = true;
      notify();
    }

    synchronized void take() throws InterruptedException {
      while (!full)
        wait();
      full = false;
      notify();
    }
  }

  interface Action {
    void run() throws InterruptedException;
  }

  static Thread thread(String name, Action action) {
    return new Thread(() -> {
      try {
        action.run();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }, name);
  }

  public static void main(String[] args) {
    Slot slot = new Slot();
    thread("consumer-1", slot::take).start();
    thread("consumer-2", slot::take).start();
    thread("producer", () -> { slot.put(); slot.put(); }).start();
  }
}
