// Hashtable and Properties in corners: tables that hold themselves, enumerations that are iterators, entries that have
// been removed, and names of properties with defaults.
import java.util.*;

public class Entries {
  interface Try {
    Object run() throws Throwable;
  }

  static void show(String what, Try t) {
    String text;
    try {
      text = String.valueOf(t.run());
    } catch (Throwable e) {
      text = e.getClass().getName();
    }
    System.out.println(what + " -> " + text);
  }

  static Hashtable<String, String> one() {
    Hashtable<String, String> t = new Hashtable<>();
    t.put("a", "b");
    return t;
  }

  // The value that an entry shows after its table has been changed.
  static Object after(java.util.function.Consumer<Hashtable<String, String>> change) {
    Hashtable<String, String> t = one();
    Map.Entry<String, String> e = t.entrySet().iterator().next();
    change.accept(t);
    return e.getValue();
  }

  static void removeFirst(Iterator<?> it) {
    it.next();
    it.remove();
  }

  public static void main(String[] args) {
    show("holds itself", () -> {
      Hashtable<Object, Object> t = new Hashtable<>();
      t.put("a", t);
      return t.hashCode() + " " + t;
    });
    show("holds its keys and itself", () -> {
      Hashtable<Object, Object> t = new Hashtable<>();
      t.put("a", 1);
      t.put(t.keySet(), t);
      return t.hashCode();
    });
    show("elements are an iterator", () -> one().elements() instanceof Iterator);
    show("none are not", () -> new Hashtable<>().elements() instanceof Iterator);
    show("which removes nothing", () -> {
      Iterator<?> it = (Iterator<?>) one().keys();
      it.next();
      it.remove();
      return "removed";
    });
    show("an iterator is an enumeration", () -> {
      Enumeration<?> e = (Enumeration<?>) one().values().iterator();
      return e.nextElement() + " " + e.hasMoreElements();
    });
    show("remove(key)", () -> after(t -> t.remove("a")));
    show("remove(key, value)", () -> after(t -> t.remove("a", "b")));
    show("keySet().remove", () -> after(t -> t.keySet().remove("a")));
    show("entrySet().remove", () -> after(t -> t.entrySet().remove(Map.entry("a", "b"))));
    show("clear", () -> after(Hashtable::clear));
    show("iterator", () -> after(t -> removeFirst(t.entrySet().iterator())));
    show("computeIfPresent", () -> after(t -> t.computeIfPresent("a", (k, v) -> null)));
    show("compute", () -> after(t -> t.compute("a", (k, v) -> null)));
    show("merge", () -> after(t -> t.merge("a", "c", (v, w) -> null)));
    show("removed behind hasMoreElements", () -> {
      Hashtable<String, String> t = one();
      Enumeration<String> e = t.elements();
      e.hasMoreElements();
      t.remove("a");
      return e.nextElement() + " " + e.hasMoreElements();
    });
    show("names with defaults", () -> {
      Properties defaults = new Properties();
      for (String s : "q w e r t y u i o p a s d f g h j k l".split(" ")) defaults.setProperty(s, "");
      Properties p = new Properties(defaults);
      p.setProperty("zz", "");
      StringBuilder names = new StringBuilder();
      for (Enumeration<?> e = p.propertyNames(); e.hasMoreElements(); ) names.append(e.nextElement());
      return names;
    });
    show("a name that is no text", () -> {
      Properties p = new Properties();
      p.put(1, "x");
      return p.propertyNames();
    });
    show("get is the class's own", () -> {
      Properties p = new Properties() {
        @Override
        public synchronized Object get(Object key) {
          return getProperty((String) key) + "!";
        }
      };
      p.setProperty("a", "b");
      return p.get("a") + " " + p.getProperty("a");
    });
  }
}
// expect: holds itself -> 97 {a=(this Map)}
// expect: holds its keys and itself -> 193
// expect: elements are an iterator -> true
// expect: none are not -> false
// expect: which removes nothing -> java.lang.UnsupportedOperationException
// expect: an iterator is an enumeration -> b false
// expect: remove(key) -> null
// expect: remove(key, value) -> null
// expect: keySet().remove -> null
// expect: entrySet().remove -> null
// expect: clear -> b
// expect: iterator -> b
// expect: computeIfPresent -> b
// expect: compute -> b
// expect: merge -> b
// expect: removed behind hasMoreElements -> null false
// expect: names with defaults -> ywutsrqpolkjihgfedzza
// expect: a name that is no text -> java.lang.ClassCastException
// expect: get is the class's own -> b! b
