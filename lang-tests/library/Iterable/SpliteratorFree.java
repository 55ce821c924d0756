// Streams over own collections.
import java.util.*;

public class SpliteratorFree {
  static class Bag extends AbstractCollection<String> {
    final List<String> l = new ArrayList<>(List.of("x", "y"));
    public Iterator<String> iterator() { return l.iterator(); }
    public int size() { return l.size(); }
  }

  public static void main(String[] args) {
    System.out.println(new Bag().stream().map(s -> s + s).toList());
    System.out.println(new Bag().contains("y") + " " + new Bag() + " " + new Bag().toArray().length);
    Bag b = new Bag();
    b.removeIf(s -> s.equals("x"));
    System.out.println(b);
  }
}
// expect: [xx, yy]
// expect: true [x, y] 2
// expect: [y]
