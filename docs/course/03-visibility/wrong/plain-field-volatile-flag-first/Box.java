// verdict: data race on Box.content
public class Box<T> {
  private T content;
  private volatile boolean full;

  public void give(T object) {
    full = true;
    content = object;
  }

  public T look() {
    return full ? content : null;
  }
}
