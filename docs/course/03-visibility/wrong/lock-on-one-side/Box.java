// verdict: data race on Box.content
public class Box<T> {
  private T content;

  public synchronized void give(T object) {
    content = object;
  }

  public T look() {
    return content;
  }
}
