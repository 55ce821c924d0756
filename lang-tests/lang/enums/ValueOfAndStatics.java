// Lookup tables over enums, nested enums, enums in interfaces.
import java.util.*;

public class ValueOfAndStatics {
  interface Protocol { enum Code { OK(200), ERR(500); final int n; Code(int n) { this.n = n; } } }
  enum Roman {
    I(1), V(5), X(10), L(50), C(100);
    private static final Map<Character, Roman> BY = new HashMap<>();
    static { for (Roman r : values()) BY.put(r.name().charAt(0), r); }
    final int v;
    Roman(int v) { this.v = v; }
    static int parse(String s) {
      int sum = 0, prev = 0;
      for (int i = s.length() - 1; i >= 0; i--) {
        int v = BY.get(s.charAt(i)).v;
        sum += v < prev ? -v : v;
        prev = Math.max(prev, v);
      }
      return sum;
    }
  }

  public static void main(String[] args) {
    System.out.println(Roman.parse("XIV") + " " + Roman.parse("XCIX") + " " + Roman.parse("CLXVI"));
    System.out.println(Protocol.Code.valueOf("ERR").n + " " + Protocol.Code.values().length);
    System.out.println(Enum.valueOf(Roman.class, "L").v);
    Comparator<Roman> c = Comparator.reverseOrder();
    List<Roman> l = new ArrayList<>(List.of(Roman.values()));
    l.sort(c);
    System.out.println(l);
    System.out.println(Roman.I.hashCode() == Roman.I.hashCode());
  }
}
// expect: 14 99 166
// expect: 500 2
// expect: 50
// expect: [C, L, X, V, I]
// expect: true
