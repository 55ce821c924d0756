// What a function that ConcurrentHashMap calls may do to the same map: OpenJDK throws IllegalStateException("Recursive
// update") when the nested call meets the reservation of an empty bin (whatever it would have done there, get and
// containsKey excepted), or when it has appended to the bin to whose end the outer call then wants to append. All else
// goes through. Keys 1 and 17 share a bin of the 16, key 2 has another one.
// Every line below is what OpenJDK 17 prints, each time.
// expect: computeIfAbsent, empty bin, nested at the key: get=onull containsKey=ofalse put=RECURSIVE putIfAbsent=RECURSIVE computeIfAbsent=RECURSIVE computeIfPresent=RECURSIVE compute=RECURSIVE merge=RECURSIVE remove=RECURSIVE replace=RECURSIVE clear=ocleared size=o0
// expect: computeIfAbsent, empty bin, nested at its bin: get=onull containsKey=ofalse put=RECURSIVE putIfAbsent=RECURSIVE computeIfAbsent=RECURSIVE computeIfPresent=RECURSIVE compute=RECURSIVE merge=RECURSIVE remove=RECURSIVE replace=RECURSIVE clear=ocleared size=o0
// expect: computeIfAbsent, empty bin, nested at another bin: get=onull containsKey=ofalse put=onull putIfAbsent=onull computeIfAbsent=on computeIfPresent=onull compute=onulln merge=on remove=onull replace=onull clear=ocleared size=o0
// expect: computeIfAbsent, other key, nested at the key: get=onull containsKey=ofalse put=RECURSIVE putIfAbsent=RECURSIVE computeIfAbsent=RECURSIVE computeIfPresent=onull compute=RECURSIVE merge=RECURSIVE remove=onull replace=onull clear=ocleared size=o1
// expect: computeIfAbsent, other key, nested at its bin: get=onull containsKey=ofalse put=RECURSIVE putIfAbsent=RECURSIVE computeIfAbsent=RECURSIVE computeIfPresent=onull compute=RECURSIVE merge=RECURSIVE remove=onull replace=onull clear=ocleared size=o1
// expect: computeIfAbsent, other key, nested at another bin: get=onull containsKey=ofalse put=onull putIfAbsent=onull computeIfAbsent=on computeIfPresent=onull compute=onulln merge=on remove=onull replace=onull clear=ocleared size=o1
// expect: computeIfAbsent, key there, nested at the key: get=1 containsKey=1 put=1 putIfAbsent=1 computeIfAbsent=1 computeIfPresent=1 compute=1 merge=1 remove=1 replace=1 clear=1 size=1
// expect: computeIfAbsent, key there, nested at its bin: get=1 containsKey=1 put=1 putIfAbsent=1 computeIfAbsent=1 computeIfPresent=1 compute=1 merge=1 remove=1 replace=1 clear=1 size=1
// expect: computeIfAbsent, key there, nested at another bin: get=1 containsKey=1 put=1 putIfAbsent=1 computeIfAbsent=1 computeIfPresent=1 compute=1 merge=1 remove=1 replace=1 clear=1 size=1
// expect: compute, empty bin, nested at the key: get=onull containsKey=ofalse put=RECURSIVE putIfAbsent=RECURSIVE computeIfAbsent=RECURSIVE computeIfPresent=RECURSIVE compute=RECURSIVE merge=RECURSIVE remove=RECURSIVE replace=RECURSIVE clear=ocleared size=o0
// expect: compute, empty bin, nested at its bin: get=onull containsKey=ofalse put=RECURSIVE putIfAbsent=RECURSIVE computeIfAbsent=RECURSIVE computeIfPresent=RECURSIVE compute=RECURSIVE merge=RECURSIVE remove=RECURSIVE replace=RECURSIVE clear=ocleared size=o0
// expect: compute, empty bin, nested at another bin: get=onull containsKey=ofalse put=onull putIfAbsent=onull computeIfAbsent=on computeIfPresent=onull compute=onulln merge=on remove=onull replace=onull clear=ocleared size=o0
// expect: compute, other key, nested at the key: get=onull containsKey=ofalse put=RECURSIVE putIfAbsent=RECURSIVE computeIfAbsent=RECURSIVE computeIfPresent=onull compute=RECURSIVE merge=RECURSIVE remove=onull replace=onull clear=ocleared size=o1
// expect: compute, other key, nested at its bin: get=onull containsKey=ofalse put=RECURSIVE putIfAbsent=RECURSIVE computeIfAbsent=RECURSIVE computeIfPresent=onull compute=RECURSIVE merge=RECURSIVE remove=onull replace=onull clear=ocleared size=o1
// expect: compute, other key, nested at another bin: get=onull containsKey=ofalse put=onull putIfAbsent=onull computeIfAbsent=on computeIfPresent=onull compute=onulln merge=on remove=onull replace=onull clear=ocleared size=o1
// expect: compute, key there, nested at the key: get=o1 containsKey=otrue put=o1 putIfAbsent=o1 computeIfAbsent=o1 computeIfPresent=o1n compute=o1n merge=o1n remove=o1 replace=o1 clear=ocleared size=o1
// expect: compute, key there, nested at its bin: get=onull containsKey=ofalse put=onull putIfAbsent=onull computeIfAbsent=on computeIfPresent=onull compute=onulln merge=on remove=onull replace=onull clear=ocleared size=o1
// expect: compute, key there, nested at another bin: get=onull containsKey=ofalse put=onull putIfAbsent=onull computeIfAbsent=on computeIfPresent=onull compute=onulln merge=on remove=onull replace=onull clear=ocleared size=o1
// expect: computeIfPresent, key there, nested at the key: get=o1 containsKey=otrue put=o1 putIfAbsent=o1 computeIfAbsent=o1 computeIfPresent=o1n compute=o1n merge=o1n remove=o1 replace=o1 clear=ocleared size=o1
// expect: computeIfPresent, key there, nested at its bin: get=onull containsKey=ofalse put=onull putIfAbsent=onull computeIfAbsent=on computeIfPresent=onull compute=onulln merge=on remove=onull replace=onull clear=ocleared size=o1
// expect: computeIfPresent, key there, nested at another bin: get=onull containsKey=ofalse put=onull putIfAbsent=onull computeIfAbsent=on computeIfPresent=onull compute=onulln merge=on remove=onull replace=onull clear=ocleared size=o1
// expect: merge, key there, nested at the key: get=o1 containsKey=otrue put=o1 putIfAbsent=o1 computeIfAbsent=o1 computeIfPresent=o1n compute=o1n merge=o1n remove=o1 replace=o1 clear=ocleared size=o1
// expect: merge, key there, nested at its bin: get=onull containsKey=ofalse put=onull putIfAbsent=onull computeIfAbsent=on computeIfPresent=onull compute=onulln merge=on remove=onull replace=onull clear=ocleared size=o1
// expect: merge, key there, nested at another bin: get=onull containsKey=ofalse put=onull putIfAbsent=onull computeIfAbsent=on computeIfPresent=onull compute=onulln merge=on remove=onull replace=onull clear=ocleared size=o1
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

public class RecursiveUpdate {
  static ConcurrentHashMap<Integer, String> map;

  // What the nested call does to key k.
  static String nested(int what, int k) {
    switch (what) {
      case 0: return "" + map.get(k);
      case 1: return "" + map.containsKey(k);
      case 2: return "" + map.put(k, "n");
      case 3: return "" + map.putIfAbsent(k, "n");
      case 4: return "" + map.computeIfAbsent(k, x -> "n");
      case 5: return "" + map.computeIfPresent(k, (x, v) -> v + "n");
      case 6: return "" + map.compute(k, (x, v) -> v + "n");
      case 7: return "" + map.merge(k, "n", (v, w) -> v + w);
      case 8: return "" + map.remove(k);
      case 9: return "" + map.replace(k, "n");
      case 10: map.clear(); return "cleared";
      default: return "" + map.size();
    }
  }

  static final String[] NESTED = {"get", "containsKey", "put", "putIfAbsent", "computeIfAbsent", "computeIfPresent",
      "compute", "merge", "remove", "replace", "clear", "size"};
  static final String[] OUTER = {"computeIfAbsent", "compute", "computeIfPresent", "merge"};

  static String outer(int what, Supplier<String> nested) {
    switch (what) {
      case 0: return map.computeIfAbsent(1, x -> "o" + nested.get());
      case 1: return map.compute(1, (x, v) -> "o" + nested.get());
      case 2: return map.computeIfPresent(1, (x, v) -> "o" + nested.get());
      default: return map.merge(1, "w", (v, w) -> "o" + nested.get());
    }
  }

  public static void main(String[] args) {
    for (int o = 0; o < OUTER.length; o++) {
      // The bin of key 1 before: empty; with key 33 in it; with key 1 in it.
      for (int before = 0; before < 3; before++) {
        if (o >= 2 && before != 2) continue;
        for (int key : new int[] {1, 17, 2}) {
          String bin = before == 0 ? ", empty bin" : before == 1 ? ", other key" : ", key there";
          String at = key == 1 ? "the key:" : key == 17 ? "its bin:" : "another bin:";
          StringBuilder line = new StringBuilder(OUTER[o] + bin + ", nested at " + at);
          for (int n = 0; n < NESTED.length; n++) {
            map = new ConcurrentHashMap<>();
            if (before == 1) map.put(33, "33");
            if (before == 2) map.put(1, "1");
            final int what = n;
            String result;
            try {
              result = outer(o, () -> nested(what, key));
            } catch (IllegalStateException e) {
              result = e.getMessage().equals("Recursive update") ? "RECURSIVE" : e.toString();
            }
            line.append(" ").append(NESTED[n]).append("=").append(result);
          }
          System.out.println(line);
        }
      }
    }
  }
}
