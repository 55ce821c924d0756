// A set of objects without a hashCode of their own has no order that anybody may rely on: on OpenJDK 17 forty runs, each with another
// -XX:hashCode=0 or number of objects hashed before, showed both orders. Whoever sees the first identity hash code, main or
// one of two threads, every order is explored, once.
// explore: --outcomes --hash-orders=2 outcomes=2 findings=0
// explore: --outcomes --hash-orders=1 outcomes=1 findings=0
// explore: --outcomes --hash-orders=2 --no-cache outcomes=2 findings=0
// explore: --systematic=all --outcomes --hash-orders=2 outcomes=2 findings=0
// explore: --outcomes --hash-orders=2 --workers=2 --workers-after=0ms outcomes=2 findings=0
import java.util.HashSet;
import java.util.Set;

public class HashOrders {
  static class Key {
    final String name;

    Key(String name) {
      this.name = name;
    }
  }

  static final Set<Key> first = new HashSet<>(), second = new HashSet<>();

  static String names(Set<Key> keys) {
    StringBuilder s = new StringBuilder();
    for (Key k : keys) s.append(k.name);
    return s.toString();
  }

  public static void main(String[] args) throws InterruptedException {
    Key a = new Key("a"), b = new Key("b");
    Thread t = new Thread(() -> {
      first.add(a);
      first.add(b);
    });
    Thread u = new Thread(() -> {
      second.add(b);
      second.add(a);
    });
    t.start();
    u.start();
    t.join();
    u.join();
    // Both have the same order, for it is that of the keys.
    System.out.println(names(first).equals(names(second)) ? names(first) : "two orders");
  }
}
