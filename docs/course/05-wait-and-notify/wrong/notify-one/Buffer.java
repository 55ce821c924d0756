// verdict: deadlock: wrong thread notified
public class Buffer<T> {
  private T item;

  /** Waits until the buffer is empty, and puts the item in. */
  public synchronized void put(T newItem) throws InterruptedException {
    while (item != null)
      wait();
    item = newItem;
    notify();
  }

  /** Waits until there is an item, and takes it out. */
  public synchronized T take() throws InterruptedException {
    while (item == null)
      wait();
    T taken = item;
    item = null;
    notify();
    return taken;
  }
}
