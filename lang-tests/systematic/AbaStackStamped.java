// AbaStack repaired: the top carries a stamp that changes with each success.
// expect clean
import java.util.concurrent.atomic.AtomicStampedReference;

public class AbaStackStamped {
  static class Node {
    final String name;
    volatile Node next;

    Node(String name) { this.name = name; }
  }

  static final AtomicStampedReference<Node> top = new AtomicStampedReference<>(null, 0);

  static void push(Node n) {
    int[] stamp = new int[1];
    do {
      n.next = top.get(stamp);
    } while (!top.compareAndSet(n.next, n, stamp[0], stamp[0] + 1));
  }

  static Node pop() {
    int[] stamp = new int[1];
    while (true) {
      Node n = top.get(stamp);
      if (n == null)
        return null;
      Node next = n.next;
      if (top.compareAndSet(n, next, stamp[0], stamp[0] + 1))
        return n;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Node a = new Node("A"), b = new Node("B");
    push(b);
    push(a);
    Node[] taken = new Node[3];
    Thread slow = new Thread(() -> taken[0] = pop(), "slow");
    Thread quick = new Thread(() -> {
      taken[1] = pop();
      taken[2] = pop();
      if (taken[1] == a)
        push(a);
    }, "quick");
    slow.start();
    quick.start();
    slow.join();
    quick.join();
    Node left = top.getReference();
    assert left == null || left != taken[2] : left.name + " is on the stack and taken";
  }
}
