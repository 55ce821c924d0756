import java.util.concurrent.atomic.AtomicReference;

/** A lock-free stack that uses its nodes again: a plate is taken off by one cook while another one takes it and puts it back. */
public class PlateStack {
  static class Node {
    final String plate;
    volatile Node below;

    Node(String plate) {
      this.plate = plate;
    }
  }

  static final AtomicReference<Node> top = new AtomicReference<>();

  static void push(Node node) {
    Node old;
    do {
      old = top.get();
      node.below = old;
    } while (!top.compareAndSet(old, node));
  }

  static Node pop() {
    Node old, below;
    do {
      old = top.get();
      if (old == null)
        return null;
      below = old.below;
    } while (!top.compareAndSet(old, below));
    return old;
  }

  public static void main(String[] args) throws InterruptedException {
    push(new Node("blue"));
    push(new Node("red"));
    Node[] taken = new Node[1];
    Thread slow = new Thread(() -> taken[0] = pop(), "slow");
    slow.start();
    Node red = pop();
    Node blue = pop();
    if (red != null && blue != null)
      push(red);
    slow.join();
    if (taken[0] == red && red != null && blue != null)
      assert top.get() == null : top.get().plate + " is on the stack, and main has it";
  }
}
