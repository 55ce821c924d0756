// Iterable.forEach, Iterator.remove by default, spliterator-free use.
import java.util.*;

public class Own {
  static class Count implements Iterable<Integer>, Iterator<Integer> {
    int n;
    public Iterator<Integer> iterator() { return this; }
    public boolean hasNext() { return n < 3; }
    public Integer next() {
      if (n >= 3) throw new NoSuchElementException("at " + n);
      return n++;
    }
  }

  public static void main(String[] args) {
    new Count().forEach(i -> System.out.print(i + " "));
    System.out.println();
    Count c = new Count();
    c.next();
    c.forEachRemaining(i -> System.out.print(i + " "));
    System.out.println();
    try {
      c.remove();
    } catch (UnsupportedOperationException e) {
      System.out.println(e);
    }
    try {
      c.next();
    } catch (NoSuchElementException e) {
      System.out.println(e.getMessage());
    }
  }
}
// expect: 0 1 2 
// expect: 1 2 
// expect: java.lang.UnsupportedOperationException: remove
// expect: at 3
