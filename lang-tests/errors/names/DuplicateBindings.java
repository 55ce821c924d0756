// No two patterns of one expression may bind the same name where it would not be clear which is meant (JLS 6.3.1).
public class DuplicateBindings {
  static void and(Object o, Object p) {
    boolean b = o instanceof String s && p instanceof Integer s; // expect error: illegal attempt to redefine an existing match binding
    b = !(o instanceof String s) && !(p instanceof Integer s); // expect error: illegal attempt to redefine an existing match binding
    b = !(o instanceof String s) && p instanceof Integer s;
  }

  static void or(Object o, Object p) {
    boolean b = o instanceof String s || p instanceof String s; // expect error: illegal attempt to redefine an existing match binding
    b = !(o instanceof String s) || !(p instanceof String s); // expect error: illegal attempt to redefine an existing match binding
    b = o instanceof String s || !(p instanceof String s);
    b = o instanceof String s && s.isEmpty() || p instanceof Integer s && s > 1; // expect error: illegal attempt to redefine an existing match binding
    b = (o instanceof String s && s.isEmpty()) == (p instanceof String s && s.isEmpty());
  }

  static void conditional(Object o, Object p) {
    boolean b = o instanceof String s ? p instanceof String s : false; // expect error: illegal attempt to redefine an existing match binding
    b = o instanceof String s ? true : p instanceof String s; // expect error: illegal attempt to redefine an existing match binding
    b = o == p ? o instanceof String s : p instanceof String s; // expect error: illegal attempt to redefine an existing match binding
    b = !(o instanceof String s) ? o instanceof String s : true; // expect error: illegal attempt to redefine an existing match binding
    b = !(o instanceof String s) ? !(o instanceof String s) : true; // expect error: illegal attempt to redefine an existing match binding
    b = o instanceof String s ? true : !(p instanceof String s); // expect error: illegal attempt to redefine an existing match binding
    Object x = o instanceof String s ? 1 : p instanceof String s; // expect error: illegal attempt to redefine an existing match binding
    b = o instanceof String s ? s.isEmpty() : p == null;
  }

  static void statements(Object o, Object p) {
    if (!(o instanceof String s)) return;
    if (p instanceof Integer s) return; // expect error: variable s is already defined in method statements(Object,Object)
  }

  public static void main(String[] args) {}
}
