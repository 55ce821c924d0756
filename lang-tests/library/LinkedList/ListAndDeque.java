// LinkedList as list, queue and stack.
import java.util.*;

public class ListAndDeque {
  public static void main(String[] args) {
    LinkedList<String> l = new LinkedList<>(List.of("b", "c"));
    l.addFirst("a");
    l.addLast("d");
    l.add(2, "x");
    System.out.println(l + " " + l.getFirst() + l.getLast() + l.peek() + l.indexOf("x"));
    System.out.println(l.poll() + l.pollLast() + l.pop() + l);
    l.push("p");
    l.offer("q");
    System.out.println(l + " " + l.remove(1) + l.removeFirst() + " " + l);
    System.out.println(l.peekFirst() + " " + l.removeLastOccurrence("q") + " " + l);
    l.clear();
    System.out.println(l.peek() + " " + l.poll() + " " + l.pollFirst());
    for (int i = 0; i < 6; i++) l.add("" + i);
    Iterator<String> d = l.descendingIterator();
    while (d.hasNext()) System.out.print(d.next());
    System.out.println();
    ListIterator<String> it = l.listIterator(3);
    it.previous();
    it.remove();
    it.add("new");
    System.out.println(l + " " + l.equals(new ArrayList<>(l)));
    try {
      l.clear();
      l.remove();
    } catch (NoSuchElementException e) {
      System.out.println(e);
    }
  }
}
// expect: [a, b, x, c, d] ada2
// expect: adb[x, c]
// expect: [p, x, c, q] xp [c, q]
// expect: c true [c]
// expect: null null null
// expect: 543210
// expect: [0, 1, new, 3, 4, 5] true
// expect: java.util.NoSuchElementException
