/**
 * Hands one object from one thread to others. What the giver has written before give(), the others see after look()
 * has returned the object. No thread ever waits.
 */
public class Box<T> {
  private T content;

  /** Puts the object in; called once. */
  public void give(T object) {
    content = object;
  }

  /** The object, or null as long as there is none. */
  public T look() {
    return content;
  }
}
