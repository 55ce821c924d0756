// Array components compare by identity; records in collections and as keys.
import java.util.*;

public class ArraysInRecords {
  record Data(int[] a, String s) {}
  record Key(String user, int id) {}

  public static void main(String[] args) {
    int[] a = {1};
    System.out.println(new Data(a, "x").equals(new Data(a, "x")) + " " + new Data(a, "x").equals(new Data(new int[] {1}, "x")));
    Set<Key> keys = new HashSet<>();
    for (int i = 0; i < 6; i++) keys.add(new Key("u" + i % 2, i % 3));
    System.out.println(keys.size() + " " + keys.contains(new Key("u1", 2)));
    List<Key> list = new ArrayList<>(keys);
    list.sort(Comparator.comparing(Key::user).thenComparing(Key::id, Comparator.reverseOrder()));
    for (Key k : list) System.out.println(k);
    Object o = list.get(0);
    if (o instanceof Key k && k.id() == 2) System.out.println("matched " + k.user());
  }
}
// expect: true false
// expect: 6 true
// expect: Key[user=u0, id=2]
// expect: Key[user=u0, id=1]
// expect: Key[user=u0, id=0]
// expect: Key[user=u1, id=2]
// expect: Key[user=u1, id=1]
// expect: Key[user=u1, id=0]
// expect: matched u0
