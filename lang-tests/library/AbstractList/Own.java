// A list of one's own from two methods.
import java.util.*;

public class Own {
  static class Squares extends AbstractList<Integer> {
    public Integer get(int i) {
      if (i < 0 || i >= 5) throw new IndexOutOfBoundsException("square " + i);
      return i * i;
    }
    public int size() { return 5; }
  }

  public static void main(String[] args) {
    List<Integer> l = new Squares();
    System.out.println(l + " " + l.contains(9) + " " + l.indexOf(16) + " " + l.subList(1, 4) + " " + l.hashCode() + " " + l.equals(List.of(0, 1, 4, 9, 16)));
    for (ListIterator<Integer> it = l.listIterator(5); it.hasPrevious(); ) System.out.print(it.previous() + " ");
    System.out.println();
    try {
      l.add(25);
    } catch (UnsupportedOperationException e) {
      System.out.println("unsupported");
    }
    try {
      l.get(7);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(new ArrayList<>(l).size() + " " + Collections.max(l) + " " + Arrays.toString(l.toArray()));
  }
}
// expect: [0, 1, 4, 9, 16] true 4 [1, 4, 9] 28663081 true
// expect: 16 9 4 1 0 
// expect: unsupported
// expect: square 7
// expect: 5 16 [0, 1, 4, 9, 16]
