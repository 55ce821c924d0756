// verdict: data race on Stack.top
public class Stack<T> {
  private static class Node<T> {
    final T value;
    final Node<T> below;

    Node(T value, Node<T> below) {
      this.value = value;
      this.below = below;
    }
  }

  private Node<T> top;

  public void push(T value) {
    top = new Node<>(value, top);
  }

  public T pop() {
    Node<T> old = top;
    if (old == null)
      return null;
    top = old.below;
    return old.value;
  }
}
