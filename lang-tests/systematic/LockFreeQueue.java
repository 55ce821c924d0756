// A queue by compareAndSet (Michael and Scott): what two producers put comes out once each, in each producer's order.
// expect clean
import java.util.concurrent.atomic.AtomicReference;

public class LockFreeQueue {
  static class Node {
    final int value;
    final AtomicReference<Node> next = new AtomicReference<>();

    Node(int value) { this.value = value; }
  }

  static final Node sentinel = new Node(0);
  static final AtomicReference<Node> head = new AtomicReference<>(sentinel), tail = new AtomicReference<>(sentinel);

  static void put(int value) {
    Node added = new Node(value);
    while (true) {
      Node last = tail.get(), next = last.next.get();
      if (next != null)
        tail.compareAndSet(last, next); // helps somebody who is half done
      else if (last.next.compareAndSet(null, added)) {
        tail.compareAndSet(last, added);
        return;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> put(1)), b = new Thread(() -> put(2));
    a.start();
    b.start();
    a.join();
    b.join();
    int sum = 0, count = 0;
    for (Node n = head.get().next.get(); n != null; n = n.next.get()) {
      sum += n.value;
      count++;
    }
    assert sum == 3 && count == 2;
  }
}
