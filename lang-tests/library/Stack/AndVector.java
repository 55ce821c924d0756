// Stack and Vector.
import java.util.*;

public class AndVector {
  public static void main(String[] args) {
    Stack<Integer> s = new Stack<>();
    for (int i = 0; i < 4; i++) s.push(i * i);
    System.out.println(s + " " + s.peek() + " " + s.pop() + " " + s.search(0) + " " + s.search(77) + " " + s.empty());
    try {
      s.clear();
      s.pop();
    } catch (EmptyStackException e) {
      System.out.println(e);
    }
    Vector<String> v = new Vector<>(List.of("a", "b"));
    v.addElement("c");
    v.insertElementAt("x", 1);
    System.out.println(v + " " + v.elementAt(2) + v.firstElement() + v.lastElement() + v.capacity());
    for (Enumeration<String> e = v.elements(); e.hasMoreElements(); ) System.out.print(e.nextElement());
    System.out.println();
    v.removeElement("x");
    v.removeAllElements();
    System.out.println(v.size());
    try {
      v.get(0);
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
  }
}
// expect: [0, 1, 4, 9] 9 9 3 -1 false
// expect: java.util.EmptyStackException
// expect: [a, x, b, c] bac4
// expect: axbc
// expect: 0
// expect: Array index out of range: 0
