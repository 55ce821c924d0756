// Sorted sets.
import java.util.*;

public class Basics {
  public static void main(String[] args) {
    TreeSet<String> s = new TreeSet<>(List.of("pear", "fig", "apple", "kiwi"));
    System.out.println(s + " " + s.first() + " " + s.last() + " " + s.ceiling("b") + " " + s.floor("b") + " " + s.higher("fig") + " " + s.lower("apple"));
    System.out.println(s.headSet("kiwi") + " " + s.tailSet("kiwi") + " " + s.subSet("b", "l") + " " + s.descendingSet());
    System.out.println(s.pollFirst() + s.pollLast() + s);
    TreeSet<String> byLength = new TreeSet<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
    Collections.addAll(byLength, "ccc", "a", "bb", "aaa", "b", "a");
    System.out.println(byLength + " " + byLength.contains("bb") + " " + byLength.add("bb"));
    for (Iterator<String> it = byLength.descendingIterator(); it.hasNext(); ) if (it.next().length() == 3) it.remove();
    System.out.println(byLength);
  }
}
// expect: [apple, fig, kiwi, pear] apple pear fig apple kiwi null
// expect: [apple, fig] [kiwi, pear] [fig, kiwi] [pear, kiwi, fig, apple]
// expect: applepear[fig, kiwi]
// expect: [b, a, bb, ccc, aaa] true false
// expect: [b, a, bb]
