// verdict: 10 and 100 went in, 
import java.util.concurrent.atomic.AtomicReference;

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
    Node<T> old = top.get();
    top.compareAndSet(old, new Node<>(value, old));
  }

  public T pop() {
    Node<T> old = top.get();
    if (old == null)
      return null;
    top.compareAndSet(old, old.below);
    return old.value;
  }
}
