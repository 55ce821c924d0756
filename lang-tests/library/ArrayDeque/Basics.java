// Both ends, growth, iteration, no nulls.
import java.util.*;

public class Basics {
  public static void main(String[] args) {
    ArrayDeque<Integer> d = new ArrayDeque<>();
    for (int i = 0; i < 20; i++) {
      if (i % 3 == 0) d.addFirst(i);
      else d.addLast(i);
    }
    System.out.println(d + " " + d.size());
    System.out.println(d.pollFirst() + " " + d.pollLast() + " " + d.peekFirst() + " " + d.peekLast() + " " + d.getFirst());
    d.push(100);
    System.out.println(d.pop() + " " + d.pop() + " " + d.contains(7) + " " + d.remove(7) + " " + d.contains(7));
    Iterator<Integer> it = d.descendingIterator();
    System.out.print(it.next() + " " + it.next());
    System.out.println();
    d.removeIf(x -> x > 5);
    System.out.println(d);
    while (!d.isEmpty()) System.out.print(d.poll() + " ");
    System.out.println(d.poll() + " " + d.peek());
    try {
      d.add(null);
    } catch (NullPointerException e) {
      System.out.println("null");
    }
    try {
      d.removeFirst();
    } catch (NoSuchElementException e) {
      System.out.println(e);
    }
    Deque<String> stack = new ArrayDeque<>(List.of("a", "b"));
    stack.push("top");
    System.out.println(stack.peek() + stack);
  }
}
// expect: [18, 15, 12, 9, 6, 3, 0, 1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19] 20
// expect: 18 19 15 17 15
// expect: 100 15 true true false
// expect: 17 16
// expect: [3, 0, 1, 2, 4, 5]
// expect: 3 0 1 2 4 5 null null
// expect: null
// expect: java.util.NoSuchElementException
// expect: top[top, a, b]
