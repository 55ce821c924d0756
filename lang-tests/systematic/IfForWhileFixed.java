// IfForWhile with a while.
// expect clean
class Slot {
  private int items;

  synchronized void put() {
    items++;
    notify();
  }

  synchronized void take() {
    while (items == 0) {
      try {
        wait();
      } catch (InterruptedException e) {
      }
    }
    assert items > 0;
    items--;
  }
}

public class IfForWhileFixed {
  static final Slot slot = new Slot();

  static class Producer extends Thread {
    public void run() {
      slot.put();
      slot.put();
    }
  }

  static class Consumer extends Thread {
    public void run() { slot.take(); }
  }

  public static void main(String[] args) {
    new Consumer().start();
    new Consumer().start();
    new Producer().start();
  }
}
