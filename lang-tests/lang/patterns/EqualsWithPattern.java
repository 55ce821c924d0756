// The usual equals by pattern; negated patterns; patterns in loops and lambdas.
import java.util.*;
import java.util.function.*;

public class EqualsWithPattern {
  static final class Money {
    final long cents;
    final String cur;
    Money(long c, String u) { cents = c; cur = u; }
    @Override public boolean equals(Object o) { return this == o || o instanceof Money m && m.cents == cents && m.cur.equals(cur); }
    @Override public int hashCode() { return Objects.hash(cents, cur); }
  }
  static Object unwrap(Object o) {
    while (o instanceof Optional<?> p && p.isPresent()) o = p.get();
    return o;
  }

  public static void main(String[] args) {
    System.out.println(new Money(5, "EUR").equals(new Money(5, "EUR")) + " " + new Money(5, "EUR").equals(new Money(5, "USD")) + " " + new Money(1, "x").equals("x"));
    System.out.println(unwrap(Optional.of(Optional.of("deep"))) + " " + unwrap(Optional.empty()));
    int total = 0;
    for (Object o : new Object[] {1, "22", 3.5, 'c', null, List.of(1, 2)}) {
      if (!(o instanceof Number n)) {
        if (o instanceof CharSequence s) total += s.length() * 100;
        else if (o instanceof Collection<?> c && !c.isEmpty()) total += c.size() * 1000;
        continue;
      }
      total += n.intValue();
    }
    System.out.println(total);
    Function<Object, String> f = o -> o instanceof String s && s.length() > 2 ? s.substring(2) : String.valueOf(o);
    System.out.println(f.apply("abcd") + f.apply("ab") + f.apply(null));
  }
}
// expect: true false false
// expect: deep Optional.empty
// expect: 2204
// expect: cdabnull
