// A bounded buffer done right: while, and notifyAll.
// expect clean
class Slot {
  private boolean full;
  private int value;

  synchronized void put(int v) throws InterruptedException {
    while (full)
      wait();
    full = true;
    value = v;
    notifyAll();
  }

  synchronized int take() throws InterruptedException {
    while (!full)
      wait();
    full = false;
    notifyAll();
    return value;
  }
}

public class BoundedBuffer {
  static final Slot slot = new Slot();
  static int sum;

  static class Producer extends Thread {
    final int value;
    Producer(int value) { this.value = value; }

    public void run() {
      try {
        slot.put(value);
      } catch (InterruptedException e) {
      }
    }
  }

  static class Consumer extends Thread {
    int value;

    public void run() {
      try {
        value = slot.take();
      } catch (InterruptedException e) {
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Consumer a = new Consumer(), b = new Consumer();
    a.start();
    b.start();
    new Producer(1).start();
    new Producer(2).start();
    a.join();
    b.join();
    assert a.value + b.value == 3;
  }
}
