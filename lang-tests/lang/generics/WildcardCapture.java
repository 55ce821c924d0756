// Wildcards in fields, returns and recursive methods.
import java.util.*;
import java.util.function.*;

public class WildcardCapture {
  static class Handler<T> {
    final Class<T> type;
    final Consumer<? super T> action;
    Handler(Class<T> type, Consumer<? super T> action) { this.type = type; this.action = action; }
    boolean handle(Object o) {
      if (!type.isInstance(o)) return false;
      action.accept(type.cast(o));
      return true;
    }
  }
  static final List<Handler<?>> HANDLERS = new ArrayList<>();
  static <T> void on(Class<T> c, Consumer<? super T> a) { HANDLERS.add(new Handler<>(c, a)); }
  static void fire(Object o) {
    for (Handler<?> h : HANDLERS) if (h.handle(o)) return;
    System.out.println("nobody for " + o);
  }
  static void reverse(List<?> l) { rev(l); }
  private static <E> void rev(List<E> l) {
    for (int i = 0, j = l.size() - 1; i < j; i++, j--) { E e = l.get(i); l.set(i, l.get(j)); l.set(j, e); }
  }

  public static void main(String[] args) {
    on(String.class, s -> System.out.println("string " + s.length()));
    on(Integer.class, (Number n) -> System.out.println("number " + n.intValue()));
    fire("four");
    fire(5);
    fire(2.5);
    List<? super Integer> sink = new ArrayList<Number>(List.of(1.5));
    sink.add(3);
    Object o = sink.get(0);
    System.out.println(o + " " + sink);
    List<String> l = new ArrayList<>(List.of("a", "b", "c"));
    reverse(l);
    System.out.println(l);
  }
}
// expect: string 4
// expect: number 5
// expect: nobody for 2.5
// expect: 1.5 [1.5, 3]
// expect: [c, b, a]
