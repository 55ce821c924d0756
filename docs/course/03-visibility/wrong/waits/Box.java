// verdict: deadlock: main waits on Box#1
public class Box<T> {
  private T content;

  public synchronized void give(T object) {
    content = object;
    notifyAll();
  }

  public synchronized T look() {
    while (content == null) {
      try {
        wait();
      } catch (InterruptedException e) {
        return null;
      }
    }
    return content;
  }
}
