// Mistake: the waiting thread keeps the outer monitor, which the thread that should wake it needs.
// expect deadlock
public class NestedMonitor {
  static class Store {
    private final Object changed = new Object();
    private int items;

    synchronized int take() throws InterruptedException {
      synchronized (changed) {
        while (items == 0)
          changed.wait(); // gives back `changed`, but not `this`
        return items--;
      }
    }

    synchronized void put() {
      synchronized (changed) {
        items++;
        changed.notifyAll();
      }
    }
  }

  public static void main(String[] args) {
    Store store = new Store();
    Thread consumer = new Thread(() -> {
      try {
        store.take();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }, "consumer");
    Thread producer = new Thread(store::put, "producer");
    consumer.start();
    producer.start();
  }
}
