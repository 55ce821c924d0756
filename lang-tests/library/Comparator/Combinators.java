// comparing, thenComparing, reversed, nullsFirst.
import java.util.*;

public class Combinators {
  record P(String n, int a, double s) {}

  public static void main(String[] args) {
    List<P> l = new ArrayList<>(List.of(new P("bob", 30, 1.5), new P("al", 30, 2.5), new P("cy", 20, 0.5), new P("di", 40, 1.5)));
    l.sort(Comparator.comparing(P::n));
    show(l);
    l.sort(Comparator.comparingInt(P::a).thenComparing(P::n, Comparator.reverseOrder()));
    show(l);
    l.sort(Comparator.comparingDouble(P::s).reversed().thenComparing(P::n));
    show(l);
    l.sort(Comparator.comparing((P p) -> p.n().length()).thenComparingInt(P::a));
    show(l);
    List<String> n = Arrays.asList("b", null, "a");
    n.sort(Comparator.nullsFirst(Comparator.naturalOrder()));
    System.out.println(n);
    n.sort(Comparator.nullsLast(Comparator.reverseOrder()));
    System.out.println(n);
    System.out.println(Map.Entry.<String, Integer>comparingByValue().compare(Map.entry("a", 1), Map.entry("b", 2)));
    }

    static void show(List<P> l) {
    for (P p : l) System.out.print(p.n() + " ");
    System.out.println();
  }
}
// expect: al bob cy di 
// expect: cy bob al di 
// expect: al bob di cy 
// expect: cy al di bob 
// expect: [null, a, b]
// expect: [b, a, null]
// expect: -1
