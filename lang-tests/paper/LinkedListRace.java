// Cooperari, table 5.1, "Linked List": an operation of a linked list without synchronization.
// expect race: Node.next
// explore: proof -- 2
// explore: proof -- 3
// explore: proof -- 4
// With the racing fields as visible operations, what comes of it shows, too.
// explore: --promote=auto findings>=2
class Node {
  final int value;
  Node next;

  Node(int value) { this.value = value; }
}

class SimpleList {
  private final Node head = new Node(-1);

  void addLast(int value) {
    Node last = head;
    while (last.next != null)
      last = last.next;
    last.next = new Node(value);
  }

  synchronized int size() {
    int n = 0;
    for (Node at = head.next; at != null; at = at.next)
      n++;
    return n;
  }
}

public class LinkedListRace {
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
