// verdict: data race on Buffer.item
public class Buffer<T> {
  private T item;

  public void put(T newItem) throws InterruptedException {
    while (item != null)
      Thread.sleep(10);
    synchronized (this) {
      item = newItem;
    }
  }

  public T take() throws InterruptedException {
    while (item == null)
      Thread.sleep(10);
    synchronized (this) {
      T taken = item;
      item = null;
      return taken;
    }
  }
}
