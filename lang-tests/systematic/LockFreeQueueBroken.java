// LockFreeQueue with set in place of compareAndSet for the link: an element is lost.
// expect assertion
import java.util.concurrent.atomic.AtomicReference;

public class LockFreeQueueBroken {
  static class Node {
    final int value;
    final AtomicReference<Node> next = new AtomicReference<>();

    Node(int value) { this.value = value; }
  }

  static final Node sentinel = new Node(0);
  static final AtomicReference<Node> head = new AtomicReference<>(sentinel), tail = new AtomicReference<>(sentinel);

  static void put(int value) {
    Node added = new Node(value);
    Node last = tail.get();
    last.next.set(added);
    tail.compareAndSet(last, added);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> put(1)), b = new Thread(() -> put(2));
    a.start();
    b.start();
    a.join();
    b.join();
    int count = 0;
    for (Node n = head.get().next.get(); n != null; n = n.next.get())
      count++;
    assert count == 2 : "the queue has " + count;
  }
}
