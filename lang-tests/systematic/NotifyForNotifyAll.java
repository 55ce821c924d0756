// One wait set for two conditions, and notify in place of notifyAll: the wrong thread may be woken.
// expect deadlock
class Slot {
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

public class NotifyForNotifyAll {
  static final Slot slot = new Slot();

  static class Producer extends Thread {
    public void run() {
      try {
        slot.put();
      } catch (InterruptedException e) {
      }
    }
  }

  static class Consumer extends Thread {
    public void run() {
      try {
        slot.take();
      } catch (InterruptedException e) {
      }
    }
  }

  public static void main(String[] args) {
    new Consumer().start();
    new Consumer().start();
    new Producer().start();
    new Producer().start();
  }
}
