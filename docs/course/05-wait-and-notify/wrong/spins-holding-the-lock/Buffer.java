// verdict: never terminates
public class Buffer<T> {
  private T item;

  public synchronized void put(T newItem) throws InterruptedException {
    while (item != null)
      Thread.yield();
    item = newItem;
  }

  public synchronized T take() throws InterruptedException {
    while (item == null)
      Thread.yield();
    T taken = item;
    item = null;
    return taken;
  }
}
