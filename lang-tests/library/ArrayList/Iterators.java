// Iterator, ListIterator, remove, ConcurrentModificationException.
import java.util.*;

public class Iterators {
  public static void main(String[] args) {
    List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4, 5));
    for (Iterator<Integer> it = l.iterator(); it.hasNext(); ) if (it.next() % 2 == 0) it.remove();
    System.out.println(l);
    ListIterator<Integer> li = l.listIterator();
    while (li.hasNext()) {
      int i = li.nextIndex(), v = li.next();
      if (v == 3) li.set(30);
      if (v == 5) { li.add(6); li.add(7); }
    }
    System.out.println(l + " " + li.previousIndex());
    while (li.hasPrevious()) System.out.print(li.previous() + " ");
    System.out.println();
    try {
      for (Integer v : l) if (v == 30) l.remove(v);
    } catch (ConcurrentModificationException e) {
      System.out.println(e);
    }
    System.out.println(l);
    for (Integer v : l) if (v == 6) l.remove(v);
    System.out.println("the last but one goes unnoticed " + l);
    try {
      l.iterator().remove();
    } catch (IllegalStateException e) {
      System.out.println(e);
    }
    try {
      Iterator<Integer> it = l.iterator();
      while (true) it.next();
    } catch (NoSuchElementException e) {
      System.out.println(e);
    }
  }
}
// expect: [1, 3, 5]
// expect: [1, 30, 5, 6, 7] 4
// expect: 7 6 5 30 1 
// expect: java.util.ConcurrentModificationException
// expect: [1, 5, 6, 7]
// expect: the last but one goes unnoticed [1, 5, 7]
// expect: java.lang.IllegalStateException
// expect: java.util.NoSuchElementException
