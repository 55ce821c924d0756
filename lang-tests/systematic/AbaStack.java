// A stack by compareAndSet whose nodes are used again: the ABA problem. One thread is about to take A off (and to make B the top) while the other one takes A and B off and puts A
// back: the compareAndSet succeeds, and B, which somebody else has, is on the stack again.
// expect assertion
import java.util.concurrent.atomic.AtomicReference;

public class AbaStack {
  static class Node {
    final String name;
    volatile Node next;

    Node(String name) { this.name = name; }
  }

  static final AtomicReference<Node> top = new AtomicReference<>();

  static void push(Node n) {
    do {
      n.next = top.get();
    } while (!top.compareAndSet(n.next, n));
  }

  static Node pop() {
    while (true) {
      Node n = top.get();
      if (n == null)
        return null;
      Node next = n.next;
      if (top.compareAndSet(n, next))
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
    Node left = top.get();
    assert left == null || left != taken[2] : left.name + " is on the stack and taken";
  }
}
