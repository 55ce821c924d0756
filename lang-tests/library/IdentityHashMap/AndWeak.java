// IdentityHashMap compares with ==; EnumMap and WeakHashMap.
import java.util.*;

public class AndWeak {
  public static void main(String[] args) {
    IdentityHashMap<String, Integer> m = new IdentityHashMap<>();
    String a = new String("k"), b = new String("k");
    m.put(a, 1);
    m.put(b, 2);
    System.out.println(m.size() + " " + m.get(a) + m.get(b) + m.get("k") + m.containsKey(a));
    m.remove(a);
    System.out.println(m.size() + " " + m.values());
    WeakHashMap<Object, String> w = new WeakHashMap<>();
    Object key = new Object();
    w.put(key, "v");
    System.out.println(w.get(key) + w.size());
    EnumMap<Thread.State, Integer> e = new EnumMap<>(Thread.State.class);
    e.put(Thread.State.NEW, 1);
    System.out.println(e);
  }
}
// expect: 2 12nulltrue
// expect: 1 [2]
// expect: v1
// expect: {NEW=1}
