import java.util.concurrent.atomic.AtomicReference;

/** A stack for any number of threads, without locks: push and pop need only compareAndSet on the top. */
public class Stack<T> {
  private static class Node<T> {
    final T value;
    final Node<T> below;

    Node(T value, Node<T> below) {
      this.value = value;
      this.below = below;
    }
  }

  private final AtomicReference<Node<T>> top = new AtomicReference<>();

  public void push(T value) {
    Node<T> old;
    do {
      old = top.get();
    } while (!top.compareAndSet(old, new Node<>(value, old)));
  }

  /** Takes the value that was pushed last, or returns null if there is none. */
  public T pop() {
    Node<T> old;
    do {
      old = top.get();
      if (old == null)
        return null;
    } while (!top.compareAndSet(old, old.below));
    return old.value;
  }
}
