// Cooperari's linked list with the search and the link each under the monitor: no race, and an element may be lost.
// expect assertion
// explore: proof -- 2
// explore: proof -- 3
// explore: proof -- 4
class Node {
  final int value;
  Node next;

  Node(int value) { this.value = value; }
}

class SimpleList {
  private final Node head = new Node(-1);

  private synchronized Node last() {
    Node last = head;
    while (last.next != null)
      last = last.next;
    return last;
  }

  private synchronized void link(Node last, Node added) { last.next = added; }

  void addLast(int value) { link(last(), new Node(value)); }

  synchronized int size() {
    int n = 0;
    for (Node at = head.next; at != null; at = at.next)
      n++;
    return n;
  }
}

public class LinkedListTwoStage {
  public static void main(String[] args) throws InterruptedException {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 2;
    SimpleList list = new SimpleList();
    Thread[] threads = new Thread[n];
    for (int i = 0; i < n; i++) {
      int value = i;
      threads[i] = new Thread(() -> list.addLast(value), "adder-" + i);
      threads[i].start();
    }
    for (Thread t : threads)
      t.join();
    assert list.size() == n : "the list has " + list.size() + " of " + n + " elements";
  }
}
