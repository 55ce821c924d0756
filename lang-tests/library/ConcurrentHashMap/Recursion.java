// What a function of compute... does when it changes its own map: an error, a lost mapping or nothing special, as OpenJDK has it.
// One line for each content of the bin and each thing that the function does; columns: computeIfAbsent, computeIfPresent, compute,
// compute to null, merge, computeIfAbsent to null.
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.*;

public class Recursion {
  interface Use {
    Object use(ConcurrentHashMap<Integer, String> m);
  }

  static final int KEY = 1, SAME_BIN = 17, THIRD = 33, OTHER_BIN = 2;

  static String attempt(ConcurrentHashMap<Integer, String> m, Supplier<Object> what) {
    String result;
    try {
      result = String.valueOf(what.get());
    } catch (IllegalStateException e) {
      result = e.getMessage();
    }
    return result;
  }

  public static void main(String[] args) {
    int[][] contents = {{}, {SAME_BIN}, {KEY}, {KEY, SAME_BIN}, {SAME_BIN, KEY}, {SAME_BIN, THIRD}, {SAME_BIN, KEY, THIRD}};
    Map<String, Use> inner = new LinkedHashMap<>();
    for (int key : new int[] {KEY, SAME_BIN, THIRD, OTHER_BIN}) {
      inner.put("get " + key, m -> m.get(key));
      inner.put("put " + key, m -> m.put(key, "p"));
      inner.put("putIfAbsent " + key, m -> m.putIfAbsent(key, "a"));
      inner.put("remove " + key, m -> m.remove(key));
      inner.put("replace " + key, m -> m.replace(key, "r"));
      inner.put("computeIfAbsent " + key, m -> m.computeIfAbsent(key, k -> "c"));
      inner.put("computeIfPresent " + key, m -> m.computeIfPresent(key, (k, v) -> v + "c"));
      inner.put("compute " + key, m -> m.compute(key, (k, v) -> v + "d"));
      inner.put("compute away " + key, m -> m.compute(key, (k, v) -> null));
      inner.put("merge " + key, m -> m.merge(key, "m", (x, y) -> x + y));
    }
    inner.put("clear", m -> { m.clear(); return ""; });
    inner.put("size", m -> m.size());
    inner.put("keys", m -> m.keySet().toString());
    for (int[] content : contents) {
      for (Map.Entry<String, Use> in : inner.entrySet()) {
        StringBuilder line = new StringBuilder(Arrays.toString(content) + " " + in.getKey() + ":");
        for (int outer = 0; outer < 6; outer++) {
          ConcurrentHashMap<Integer, String> m = new ConcurrentHashMap<>();
          for (int k : content) m.put(k, "o" + k);
          String[] seen = {"-"};
          Supplier<String> f = () -> {
            seen[0] = attempt(m, () -> in.getValue().use(m));
            return "f";
          };
          int o = outer;
          String result = attempt(m, () -> switch (o) {
            case 0 -> m.computeIfAbsent(KEY, k -> f.get());
            case 1 -> m.computeIfPresent(KEY, (k, v) -> f.get());
            case 2 -> m.compute(KEY, (k, v) -> f.get());
            case 3 -> m.compute(KEY, (k, v) -> { f.get(); return null; });
            case 4 -> m.merge(KEY, "w", (x, y) -> f.get());
            default -> m.computeIfAbsent(KEY, k -> { f.get(); return null; });
          });
          line.append(" | ").append(result).append(' ').append(seen[0]).append(' ').append(m).append(m.size());
        }
        System.out.println(line);
      }
    }
  }
}
// expect: [] get 1: | f null {1=f}1 | null - {}0 | f null {1=f}1 | null null {}0 | w - {1=w}1 | null null {}0
// expect: [] put 1: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] putIfAbsent 1: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] remove 1: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] replace 1: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] computeIfAbsent 1: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] computeIfPresent 1: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] compute 1: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] compute away 1: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] merge 1: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] get 17: | f null {1=f}1 | null - {}0 | f null {1=f}1 | null null {}0 | w - {1=w}1 | null null {}0
// expect: [] put 17: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] putIfAbsent 17: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] remove 17: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] replace 17: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] computeIfAbsent 17: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] computeIfPresent 17: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] compute 17: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] compute away 17: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] merge 17: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] get 33: | f null {1=f}1 | null - {}0 | f null {1=f}1 | null null {}0 | w - {1=w}1 | null null {}0
// expect: [] put 33: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] putIfAbsent 33: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] remove 33: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] replace 33: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] computeIfAbsent 33: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] computeIfPresent 33: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] compute 33: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] compute away 33: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] merge 33: | f Recursive update {1=f}1 | null - {}0 | f Recursive update {1=f}1 | null Recursive update {}0 | w - {1=w}1 | null Recursive update {}0
// expect: [] get 2: | f null {1=f}1 | null - {}0 | f null {1=f}1 | null null {}0 | w - {1=w}1 | null null {}0
// expect: [] put 2: | f null {1=f, 2=p}2 | null - {}0 | f null {1=f, 2=p}2 | null null {2=p}1 | w - {1=w}1 | null null {2=p}1
// expect: [] putIfAbsent 2: | f null {1=f, 2=a}2 | null - {}0 | f null {1=f, 2=a}2 | null null {2=a}1 | w - {1=w}1 | null null {2=a}1
// expect: [] remove 2: | f null {1=f}1 | null - {}0 | f null {1=f}1 | null null {}0 | w - {1=w}1 | null null {}0
// expect: [] replace 2: | f null {1=f}1 | null - {}0 | f null {1=f}1 | null null {}0 | w - {1=w}1 | null null {}0
// expect: [] computeIfAbsent 2: | f c {1=f, 2=c}2 | null - {}0 | f c {1=f, 2=c}2 | null c {2=c}1 | w - {1=w}1 | null c {2=c}1
// expect: [] computeIfPresent 2: | f null {1=f}1 | null - {}0 | f null {1=f}1 | null null {}0 | w - {1=w}1 | null null {}0
// expect: [] compute 2: | f nulld {1=f, 2=nulld}2 | null - {}0 | f nulld {1=f, 2=nulld}2 | null nulld {2=nulld}1 | w - {1=w}1 | null nulld {2=nulld}1
// expect: [] compute away 2: | f null {1=f}1 | null - {}0 | f null {1=f}1 | null null {}0 | w - {1=w}1 | null null {}0
// expect: [] merge 2: | f m {1=f, 2=m}2 | null - {}0 | f m {1=f, 2=m}2 | null m {2=m}1 | w - {1=w}1 | null m {2=m}1
// expect: [] clear: | f  {1=f}1 | null - {}0 | f  {1=f}1 | null  {}0 | w - {1=w}1 | null  {}0
// expect: [] size: | f 0 {1=f}1 | null - {}0 | f 0 {1=f}1 | null 0 {}0 | w - {1=w}1 | null 0 {}0
// expect: [] keys: | f [] {1=f}1 | null - {}0 | f [] {1=f}1 | null [] {}0 | w - {1=w}1 | null [] {}0
// expect: [17] get 1: | f null {17=o17, 1=f}2 | null - {17=o17}1 | f null {17=o17, 1=f}2 | null null {17=o17}1 | w - {17=o17, 1=w}2 | null null {17=o17}1
// expect: [17] put 1: | Recursive update null {17=o17, 1=p}2 | null - {17=o17}1 | Recursive update null {17=o17, 1=p}2 | null null {17=o17, 1=p}2 | w - {17=o17, 1=w}2 | null null {17=o17, 1=p}2
// expect: [17] putIfAbsent 1: | Recursive update null {17=o17, 1=a}2 | null - {17=o17}1 | Recursive update null {17=o17, 1=a}2 | null null {17=o17, 1=a}2 | w - {17=o17, 1=w}2 | null null {17=o17, 1=a}2
// expect: [17] remove 1: | f null {17=o17, 1=f}2 | null - {17=o17}1 | f null {17=o17, 1=f}2 | null null {17=o17}1 | w - {17=o17, 1=w}2 | null null {17=o17}1
// expect: [17] replace 1: | f null {17=o17, 1=f}2 | null - {17=o17}1 | f null {17=o17, 1=f}2 | null null {17=o17}1 | w - {17=o17, 1=w}2 | null null {17=o17}1
// expect: [17] computeIfAbsent 1: | Recursive update c {17=o17, 1=c}2 | null - {17=o17}1 | Recursive update c {17=o17, 1=c}2 | null c {17=o17, 1=c}2 | w - {17=o17, 1=w}2 | null c {17=o17, 1=c}2
// expect: [17] computeIfPresent 1: | f null {17=o17, 1=f}2 | null - {17=o17}1 | f null {17=o17, 1=f}2 | null null {17=o17}1 | w - {17=o17, 1=w}2 | null null {17=o17}1
// expect: [17] compute 1: | Recursive update nulld {17=o17, 1=nulld}2 | null - {17=o17}1 | Recursive update nulld {17=o17, 1=nulld}2 | null nulld {17=o17, 1=nulld}2 | w - {17=o17, 1=w}2 | null nulld {17=o17, 1=nulld}2
// expect: [17] compute away 1: | f null {17=o17, 1=f}2 | null - {17=o17}1 | f null {17=o17, 1=f}2 | null null {17=o17}1 | w - {17=o17, 1=w}2 | null null {17=o17}1
// expect: [17] merge 1: | Recursive update m {17=o17, 1=m}2 | null - {17=o17}1 | Recursive update m {17=o17, 1=m}2 | null m {17=o17, 1=m}2 | w - {17=o17, 1=w}2 | null m {17=o17, 1=m}2
// expect: [17] get 17: | f o17 {17=o17, 1=f}2 | null - {17=o17}1 | f o17 {17=o17, 1=f}2 | null o17 {17=o17}1 | w - {17=o17, 1=w}2 | null o17 {17=o17}1
// expect: [17] put 17: | f o17 {17=p, 1=f}2 | null - {17=o17}1 | f o17 {17=p, 1=f}2 | null o17 {17=p}1 | w - {17=o17, 1=w}2 | null o17 {17=p}1
// expect: [17] putIfAbsent 17: | f o17 {17=o17, 1=f}2 | null - {17=o17}1 | f o17 {17=o17, 1=f}2 | null o17 {17=o17}1 | w - {17=o17, 1=w}2 | null o17 {17=o17}1
// expect: [17] remove 17: | f o17 {}1 | null - {17=o17}1 | f o17 {}1 | null o17 {}0 | w - {17=o17, 1=w}2 | null o17 {}0
// expect: [17] replace 17: | f o17 {17=r, 1=f}2 | null - {17=o17}1 | f o17 {17=r, 1=f}2 | null o17 {17=r}1 | w - {17=o17, 1=w}2 | null o17 {17=r}1
// expect: [17] computeIfAbsent 17: | f o17 {17=o17, 1=f}2 | null - {17=o17}1 | f o17 {17=o17, 1=f}2 | null o17 {17=o17}1 | w - {17=o17, 1=w}2 | null o17 {17=o17}1
// expect: [17] computeIfPresent 17: | f o17c {17=o17c, 1=f}2 | null - {17=o17}1 | f o17c {17=o17c, 1=f}2 | null o17c {17=o17c}1 | w - {17=o17, 1=w}2 | null o17c {17=o17c}1
// expect: [17] compute 17: | f o17d {17=o17d, 1=f}2 | null - {17=o17}1 | f o17d {17=o17d, 1=f}2 | null o17d {17=o17d}1 | w - {17=o17, 1=w}2 | null o17d {17=o17d}1
// expect: [17] compute away 17: | f null {}1 | null - {17=o17}1 | f null {}1 | null null {}0 | w - {17=o17, 1=w}2 | null null {}0
// expect: [17] merge 17: | f o17m {17=o17m, 1=f}2 | null - {17=o17}1 | f o17m {17=o17m, 1=f}2 | null o17m {17=o17m}1 | w - {17=o17, 1=w}2 | null o17m {17=o17m}1
// expect: [17] get 33: | f null {17=o17, 1=f}2 | null - {17=o17}1 | f null {17=o17, 1=f}2 | null null {17=o17}1 | w - {17=o17, 1=w}2 | null null {17=o17}1
// expect: [17] put 33: | Recursive update null {17=o17, 33=p}2 | null - {17=o17}1 | Recursive update null {17=o17, 33=p}2 | null null {17=o17, 33=p}2 | w - {17=o17, 1=w}2 | null null {17=o17, 33=p}2
// expect: [17] putIfAbsent 33: | Recursive update null {17=o17, 33=a}2 | null - {17=o17}1 | Recursive update null {17=o17, 33=a}2 | null null {17=o17, 33=a}2 | w - {17=o17, 1=w}2 | null null {17=o17, 33=a}2
// expect: [17] remove 33: | f null {17=o17, 1=f}2 | null - {17=o17}1 | f null {17=o17, 1=f}2 | null null {17=o17}1 | w - {17=o17, 1=w}2 | null null {17=o17}1
// expect: [17] replace 33: | f null {17=o17, 1=f}2 | null - {17=o17}1 | f null {17=o17, 1=f}2 | null null {17=o17}1 | w - {17=o17, 1=w}2 | null null {17=o17}1
// expect: [17] computeIfAbsent 33: | Recursive update c {17=o17, 33=c}2 | null - {17=o17}1 | Recursive update c {17=o17, 33=c}2 | null c {17=o17, 33=c}2 | w - {17=o17, 1=w}2 | null c {17=o17, 33=c}2
// expect: [17] computeIfPresent 33: | f null {17=o17, 1=f}2 | null - {17=o17}1 | f null {17=o17, 1=f}2 | null null {17=o17}1 | w - {17=o17, 1=w}2 | null null {17=o17}1
// expect: [17] compute 33: | Recursive update nulld {17=o17, 33=nulld}2 | null - {17=o17}1 | Recursive update nulld {17=o17, 33=nulld}2 | null nulld {17=o17, 33=nulld}2 | w - {17=o17, 1=w}2 | null nulld {17=o17, 33=nulld}2
// expect: [17] compute away 33: | f null {17=o17, 1=f}2 | null - {17=o17}1 | f null {17=o17, 1=f}2 | null null {17=o17}1 | w - {17=o17, 1=w}2 | null null {17=o17}1
// expect: [17] merge 33: | Recursive update m {17=o17, 33=m}2 | null - {17=o17}1 | Recursive update m {17=o17, 33=m}2 | null m {17=o17, 33=m}2 | w - {17=o17, 1=w}2 | null m {17=o17, 33=m}2
// expect: [17] get 2: | f null {17=o17, 1=f}2 | null - {17=o17}1 | f null {17=o17, 1=f}2 | null null {17=o17}1 | w - {17=o17, 1=w}2 | null null {17=o17}1
// expect: [17] put 2: | f null {17=o17, 1=f, 2=p}3 | null - {17=o17}1 | f null {17=o17, 1=f, 2=p}3 | null null {17=o17, 2=p}2 | w - {17=o17, 1=w}2 | null null {17=o17, 2=p}2
// expect: [17] putIfAbsent 2: | f null {17=o17, 1=f, 2=a}3 | null - {17=o17}1 | f null {17=o17, 1=f, 2=a}3 | null null {17=o17, 2=a}2 | w - {17=o17, 1=w}2 | null null {17=o17, 2=a}2
// expect: [17] remove 2: | f null {17=o17, 1=f}2 | null - {17=o17}1 | f null {17=o17, 1=f}2 | null null {17=o17}1 | w - {17=o17, 1=w}2 | null null {17=o17}1
// expect: [17] replace 2: | f null {17=o17, 1=f}2 | null - {17=o17}1 | f null {17=o17, 1=f}2 | null null {17=o17}1 | w - {17=o17, 1=w}2 | null null {17=o17}1
// expect: [17] computeIfAbsent 2: | f c {17=o17, 1=f, 2=c}3 | null - {17=o17}1 | f c {17=o17, 1=f, 2=c}3 | null c {17=o17, 2=c}2 | w - {17=o17, 1=w}2 | null c {17=o17, 2=c}2
// expect: [17] computeIfPresent 2: | f null {17=o17, 1=f}2 | null - {17=o17}1 | f null {17=o17, 1=f}2 | null null {17=o17}1 | w - {17=o17, 1=w}2 | null null {17=o17}1
// expect: [17] compute 2: | f nulld {17=o17, 1=f, 2=nulld}3 | null - {17=o17}1 | f nulld {17=o17, 1=f, 2=nulld}3 | null nulld {17=o17, 2=nulld}2 | w - {17=o17, 1=w}2 | null nulld {17=o17, 2=nulld}2
// expect: [17] compute away 2: | f null {17=o17, 1=f}2 | null - {17=o17}1 | f null {17=o17, 1=f}2 | null null {17=o17}1 | w - {17=o17, 1=w}2 | null null {17=o17}1
// expect: [17] merge 2: | f m {17=o17, 1=f, 2=m}3 | null - {17=o17}1 | f m {17=o17, 1=f, 2=m}3 | null m {17=o17, 2=m}2 | w - {17=o17, 1=w}2 | null m {17=o17, 2=m}2
// expect: [17] clear: | f  {}1 | null - {17=o17}1 | f  {}1 | null  {}0 | w - {17=o17, 1=w}2 | null  {}0
// expect: [17] size: | f 1 {17=o17, 1=f}2 | null - {17=o17}1 | f 1 {17=o17, 1=f}2 | null 1 {17=o17}1 | w - {17=o17, 1=w}2 | null 1 {17=o17}1
// expect: [17] keys: | f [17] {17=o17, 1=f}2 | null - {17=o17}1 | f [17] {17=o17, 1=f}2 | null [17] {17=o17}1 | w - {17=o17, 1=w}2 | null [17] {17=o17}1
// expect: [1] get 1: | o1 - {1=o1}1 | f o1 {1=f}1 | f o1 {1=f}1 | null o1 {}0 | f o1 {1=f}1 | o1 - {1=o1}1
// expect: [1] put 1: | o1 - {1=o1}1 | f o1 {1=f}1 | f o1 {1=f}1 | null o1 {}0 | f o1 {1=f}1 | o1 - {1=o1}1
// expect: [1] putIfAbsent 1: | o1 - {1=o1}1 | f o1 {1=f}1 | f o1 {1=f}1 | null o1 {}0 | f o1 {1=f}1 | o1 - {1=o1}1
// expect: [1] remove 1: | o1 - {1=o1}1 | f o1 {}0 | f o1 {}0 | null o1 {}0 | f o1 {}0 | o1 - {1=o1}1
// expect: [1] replace 1: | o1 - {1=o1}1 | f o1 {1=f}1 | f o1 {1=f}1 | null o1 {}0 | f o1 {1=f}1 | o1 - {1=o1}1
// expect: [1] computeIfAbsent 1: | o1 - {1=o1}1 | f o1 {1=f}1 | f o1 {1=f}1 | null o1 {}0 | f o1 {1=f}1 | o1 - {1=o1}1
// expect: [1] computeIfPresent 1: | o1 - {1=o1}1 | f o1c {1=f}1 | f o1c {1=f}1 | null o1c {}0 | f o1c {1=f}1 | o1 - {1=o1}1
// expect: [1] compute 1: | o1 - {1=o1}1 | f o1d {1=f}1 | f o1d {1=f}1 | null o1d {}0 | f o1d {1=f}1 | o1 - {1=o1}1
// expect: [1] compute away 1: | o1 - {1=o1}1 | f null {}0 | f null {}0 | null null {}0 | f null {}0 | o1 - {1=o1}1
// expect: [1] merge 1: | o1 - {1=o1}1 | f o1m {1=f}1 | f o1m {1=f}1 | null o1m {}0 | f o1m {1=f}1 | o1 - {1=o1}1
// expect: [1] get 17: | o1 - {1=o1}1 | f null {1=f}1 | f null {1=f}1 | null null {}0 | f null {1=f}1 | o1 - {1=o1}1
// expect: [1] put 17: | o1 - {1=o1}1 | f null {1=f, 17=p}2 | f null {1=f, 17=p}2 | null null {17=p}1 | f null {1=f, 17=p}2 | o1 - {1=o1}1
// expect: [1] putIfAbsent 17: | o1 - {1=o1}1 | f null {1=f, 17=a}2 | f null {1=f, 17=a}2 | null null {17=a}1 | f null {1=f, 17=a}2 | o1 - {1=o1}1
// expect: [1] remove 17: | o1 - {1=o1}1 | f null {1=f}1 | f null {1=f}1 | null null {}0 | f null {1=f}1 | o1 - {1=o1}1
// expect: [1] replace 17: | o1 - {1=o1}1 | f null {1=f}1 | f null {1=f}1 | null null {}0 | f null {1=f}1 | o1 - {1=o1}1
// expect: [1] computeIfAbsent 17: | o1 - {1=o1}1 | f c {1=f, 17=c}2 | f c {1=f, 17=c}2 | null c {17=c}1 | f c {1=f, 17=c}2 | o1 - {1=o1}1
// expect: [1] computeIfPresent 17: | o1 - {1=o1}1 | f null {1=f}1 | f null {1=f}1 | null null {}0 | f null {1=f}1 | o1 - {1=o1}1
// expect: [1] compute 17: | o1 - {1=o1}1 | f nulld {1=f, 17=nulld}2 | f nulld {1=f, 17=nulld}2 | null nulld {17=nulld}1 | f nulld {1=f, 17=nulld}2 | o1 - {1=o1}1
// expect: [1] compute away 17: | o1 - {1=o1}1 | f null {1=f}1 | f null {1=f}1 | null null {}0 | f null {1=f}1 | o1 - {1=o1}1
// expect: [1] merge 17: | o1 - {1=o1}1 | f m {1=f, 17=m}2 | f m {1=f, 17=m}2 | null m {17=m}1 | f m {1=f, 17=m}2 | o1 - {1=o1}1
// expect: [1] get 33: | o1 - {1=o1}1 | f null {1=f}1 | f null {1=f}1 | null null {}0 | f null {1=f}1 | o1 - {1=o1}1
// expect: [1] put 33: | o1 - {1=o1}1 | f null {1=f, 33=p}2 | f null {1=f, 33=p}2 | null null {33=p}1 | f null {1=f, 33=p}2 | o1 - {1=o1}1
// expect: [1] putIfAbsent 33: | o1 - {1=o1}1 | f null {1=f, 33=a}2 | f null {1=f, 33=a}2 | null null {33=a}1 | f null {1=f, 33=a}2 | o1 - {1=o1}1
// expect: [1] remove 33: | o1 - {1=o1}1 | f null {1=f}1 | f null {1=f}1 | null null {}0 | f null {1=f}1 | o1 - {1=o1}1
// expect: [1] replace 33: | o1 - {1=o1}1 | f null {1=f}1 | f null {1=f}1 | null null {}0 | f null {1=f}1 | o1 - {1=o1}1
// expect: [1] computeIfAbsent 33: | o1 - {1=o1}1 | f c {1=f, 33=c}2 | f c {1=f, 33=c}2 | null c {33=c}1 | f c {1=f, 33=c}2 | o1 - {1=o1}1
// expect: [1] computeIfPresent 33: | o1 - {1=o1}1 | f null {1=f}1 | f null {1=f}1 | null null {}0 | f null {1=f}1 | o1 - {1=o1}1
// expect: [1] compute 33: | o1 - {1=o1}1 | f nulld {1=f, 33=nulld}2 | f nulld {1=f, 33=nulld}2 | null nulld {33=nulld}1 | f nulld {1=f, 33=nulld}2 | o1 - {1=o1}1
// expect: [1] compute away 33: | o1 - {1=o1}1 | f null {1=f}1 | f null {1=f}1 | null null {}0 | f null {1=f}1 | o1 - {1=o1}1
// expect: [1] merge 33: | o1 - {1=o1}1 | f m {1=f, 33=m}2 | f m {1=f, 33=m}2 | null m {33=m}1 | f m {1=f, 33=m}2 | o1 - {1=o1}1
// expect: [1] get 2: | o1 - {1=o1}1 | f null {1=f}1 | f null {1=f}1 | null null {}0 | f null {1=f}1 | o1 - {1=o1}1
// expect: [1] put 2: | o1 - {1=o1}1 | f null {1=f, 2=p}2 | f null {1=f, 2=p}2 | null null {2=p}1 | f null {1=f, 2=p}2 | o1 - {1=o1}1
// expect: [1] putIfAbsent 2: | o1 - {1=o1}1 | f null {1=f, 2=a}2 | f null {1=f, 2=a}2 | null null {2=a}1 | f null {1=f, 2=a}2 | o1 - {1=o1}1
// expect: [1] remove 2: | o1 - {1=o1}1 | f null {1=f}1 | f null {1=f}1 | null null {}0 | f null {1=f}1 | o1 - {1=o1}1
// expect: [1] replace 2: | o1 - {1=o1}1 | f null {1=f}1 | f null {1=f}1 | null null {}0 | f null {1=f}1 | o1 - {1=o1}1
// expect: [1] computeIfAbsent 2: | o1 - {1=o1}1 | f c {1=f, 2=c}2 | f c {1=f, 2=c}2 | null c {2=c}1 | f c {1=f, 2=c}2 | o1 - {1=o1}1
// expect: [1] computeIfPresent 2: | o1 - {1=o1}1 | f null {1=f}1 | f null {1=f}1 | null null {}0 | f null {1=f}1 | o1 - {1=o1}1
// expect: [1] compute 2: | o1 - {1=o1}1 | f nulld {1=f, 2=nulld}2 | f nulld {1=f, 2=nulld}2 | null nulld {2=nulld}1 | f nulld {1=f, 2=nulld}2 | o1 - {1=o1}1
// expect: [1] compute away 2: | o1 - {1=o1}1 | f null {1=f}1 | f null {1=f}1 | null null {}0 | f null {1=f}1 | o1 - {1=o1}1
// expect: [1] merge 2: | o1 - {1=o1}1 | f m {1=f, 2=m}2 | f m {1=f, 2=m}2 | null m {2=m}1 | f m {1=f, 2=m}2 | o1 - {1=o1}1
// expect: [1] clear: | o1 - {1=o1}1 | f  {}0 | f  {}0 | null  {}0 | f  {}0 | o1 - {1=o1}1
// expect: [1] size: | o1 - {1=o1}1 | f 1 {1=f}1 | f 1 {1=f}1 | null 1 {}0 | f 1 {1=f}1 | o1 - {1=o1}1
// expect: [1] keys: | o1 - {1=o1}1 | f [1] {1=f}1 | f [1] {1=f}1 | null [1] {}0 | f [1] {1=f}1 | o1 - {1=o1}1
// expect: [1, 17] get 1: | o1 - {1=o1, 17=o17}2 | f o1 {1=f, 17=o17}2 | f o1 {1=f, 17=o17}2 | null o1 {17=o17}1 | f o1 {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] put 1: | o1 - {1=o1, 17=o17}2 | f o1 {1=f, 17=o17}2 | f o1 {1=f, 17=o17}2 | null o1 {17=o17}1 | f o1 {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] putIfAbsent 1: | o1 - {1=o1, 17=o17}2 | f o1 {1=f, 17=o17}2 | f o1 {1=f, 17=o17}2 | null o1 {17=o17}1 | f o1 {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] remove 1: | o1 - {1=o1, 17=o17}2 | f o1 {17=o17}1 | f o1 {17=o17}1 | null o1 {17=o17}0 | f o1 {17=o17}1 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] replace 1: | o1 - {1=o1, 17=o17}2 | f o1 {1=f, 17=o17}2 | f o1 {1=f, 17=o17}2 | null o1 {17=o17}1 | f o1 {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] computeIfAbsent 1: | o1 - {1=o1, 17=o17}2 | f o1 {1=f, 17=o17}2 | f o1 {1=f, 17=o17}2 | null o1 {17=o17}1 | f o1 {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] computeIfPresent 1: | o1 - {1=o1, 17=o17}2 | f o1c {1=f, 17=o17}2 | f o1c {1=f, 17=o17}2 | null o1c {17=o17}1 | f o1c {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] compute 1: | o1 - {1=o1, 17=o17}2 | f o1d {1=f, 17=o17}2 | f o1d {1=f, 17=o17}2 | null o1d {17=o17}1 | f o1d {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] compute away 1: | o1 - {1=o1, 17=o17}2 | f null {17=o17}1 | f null {17=o17}1 | null null {17=o17}0 | f null {17=o17}1 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] merge 1: | o1 - {1=o1, 17=o17}2 | f o1m {1=f, 17=o17}2 | f o1m {1=f, 17=o17}2 | null o1m {17=o17}1 | f o1m {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] get 17: | o1 - {1=o1, 17=o17}2 | f o17 {1=f, 17=o17}2 | f o17 {1=f, 17=o17}2 | null o17 {17=o17}1 | f o17 {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] put 17: | o1 - {1=o1, 17=o17}2 | f o17 {1=f, 17=p}2 | f o17 {1=f, 17=p}2 | null o17 {17=p}1 | f o17 {1=f, 17=p}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] putIfAbsent 17: | o1 - {1=o1, 17=o17}2 | f o17 {1=f, 17=o17}2 | f o17 {1=f, 17=o17}2 | null o17 {17=o17}1 | f o17 {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] remove 17: | o1 - {1=o1, 17=o17}2 | f o17 {1=f}1 | f o17 {1=f}1 | null o17 {}0 | f o17 {1=f}1 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] replace 17: | o1 - {1=o1, 17=o17}2 | f o17 {1=f, 17=r}2 | f o17 {1=f, 17=r}2 | null o17 {17=r}1 | f o17 {1=f, 17=r}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] computeIfAbsent 17: | o1 - {1=o1, 17=o17}2 | f o17 {1=f, 17=o17}2 | f o17 {1=f, 17=o17}2 | null o17 {17=o17}1 | f o17 {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] computeIfPresent 17: | o1 - {1=o1, 17=o17}2 | f o17c {1=f, 17=o17c}2 | f o17c {1=f, 17=o17c}2 | null o17c {17=o17c}1 | f o17c {1=f, 17=o17c}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] compute 17: | o1 - {1=o1, 17=o17}2 | f o17d {1=f, 17=o17d}2 | f o17d {1=f, 17=o17d}2 | null o17d {17=o17d}1 | f o17d {1=f, 17=o17d}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] compute away 17: | o1 - {1=o1, 17=o17}2 | f null {1=f}1 | f null {1=f}1 | null null {}0 | f null {1=f}1 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] merge 17: | o1 - {1=o1, 17=o17}2 | f o17m {1=f, 17=o17m}2 | f o17m {1=f, 17=o17m}2 | null o17m {17=o17m}1 | f o17m {1=f, 17=o17m}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] get 33: | o1 - {1=o1, 17=o17}2 | f null {1=f, 17=o17}2 | f null {1=f, 17=o17}2 | null null {17=o17}1 | f null {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] put 33: | o1 - {1=o1, 17=o17}2 | f null {1=f, 17=o17, 33=p}3 | f null {1=f, 17=o17, 33=p}3 | null null {17=o17, 33=p}2 | f null {1=f, 17=o17, 33=p}3 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] putIfAbsent 33: | o1 - {1=o1, 17=o17}2 | f null {1=f, 17=o17, 33=a}3 | f null {1=f, 17=o17, 33=a}3 | null null {17=o17, 33=a}2 | f null {1=f, 17=o17, 33=a}3 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] remove 33: | o1 - {1=o1, 17=o17}2 | f null {1=f, 17=o17}2 | f null {1=f, 17=o17}2 | null null {17=o17}1 | f null {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] replace 33: | o1 - {1=o1, 17=o17}2 | f null {1=f, 17=o17}2 | f null {1=f, 17=o17}2 | null null {17=o17}1 | f null {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] computeIfAbsent 33: | o1 - {1=o1, 17=o17}2 | f c {1=f, 17=o17, 33=c}3 | f c {1=f, 17=o17, 33=c}3 | null c {17=o17, 33=c}2 | f c {1=f, 17=o17, 33=c}3 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] computeIfPresent 33: | o1 - {1=o1, 17=o17}2 | f null {1=f, 17=o17}2 | f null {1=f, 17=o17}2 | null null {17=o17}1 | f null {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] compute 33: | o1 - {1=o1, 17=o17}2 | f nulld {1=f, 17=o17, 33=nulld}3 | f nulld {1=f, 17=o17, 33=nulld}3 | null nulld {17=o17, 33=nulld}2 | f nulld {1=f, 17=o17, 33=nulld}3 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] compute away 33: | o1 - {1=o1, 17=o17}2 | f null {1=f, 17=o17}2 | f null {1=f, 17=o17}2 | null null {17=o17}1 | f null {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] merge 33: | o1 - {1=o1, 17=o17}2 | f m {1=f, 17=o17, 33=m}3 | f m {1=f, 17=o17, 33=m}3 | null m {17=o17, 33=m}2 | f m {1=f, 17=o17, 33=m}3 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] get 2: | o1 - {1=o1, 17=o17}2 | f null {1=f, 17=o17}2 | f null {1=f, 17=o17}2 | null null {17=o17}1 | f null {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] put 2: | o1 - {1=o1, 17=o17}2 | f null {1=f, 17=o17, 2=p}3 | f null {1=f, 17=o17, 2=p}3 | null null {17=o17, 2=p}2 | f null {1=f, 17=o17, 2=p}3 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] putIfAbsent 2: | o1 - {1=o1, 17=o17}2 | f null {1=f, 17=o17, 2=a}3 | f null {1=f, 17=o17, 2=a}3 | null null {17=o17, 2=a}2 | f null {1=f, 17=o17, 2=a}3 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] remove 2: | o1 - {1=o1, 17=o17}2 | f null {1=f, 17=o17}2 | f null {1=f, 17=o17}2 | null null {17=o17}1 | f null {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] replace 2: | o1 - {1=o1, 17=o17}2 | f null {1=f, 17=o17}2 | f null {1=f, 17=o17}2 | null null {17=o17}1 | f null {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] computeIfAbsent 2: | o1 - {1=o1, 17=o17}2 | f c {1=f, 17=o17, 2=c}3 | f c {1=f, 17=o17, 2=c}3 | null c {17=o17, 2=c}2 | f c {1=f, 17=o17, 2=c}3 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] computeIfPresent 2: | o1 - {1=o1, 17=o17}2 | f null {1=f, 17=o17}2 | f null {1=f, 17=o17}2 | null null {17=o17}1 | f null {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] compute 2: | o1 - {1=o1, 17=o17}2 | f nulld {1=f, 17=o17, 2=nulld}3 | f nulld {1=f, 17=o17, 2=nulld}3 | null nulld {17=o17, 2=nulld}2 | f nulld {1=f, 17=o17, 2=nulld}3 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] compute away 2: | o1 - {1=o1, 17=o17}2 | f null {1=f, 17=o17}2 | f null {1=f, 17=o17}2 | null null {17=o17}1 | f null {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] merge 2: | o1 - {1=o1, 17=o17}2 | f m {1=f, 17=o17, 2=m}3 | f m {1=f, 17=o17, 2=m}3 | null m {17=o17, 2=m}2 | f m {1=f, 17=o17, 2=m}3 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] clear: | o1 - {1=o1, 17=o17}2 | f  {}0 | f  {}0 | null  {17=o17}0 | f  {}0 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] size: | o1 - {1=o1, 17=o17}2 | f 2 {1=f, 17=o17}2 | f 2 {1=f, 17=o17}2 | null 2 {17=o17}1 | f 2 {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [1, 17] keys: | o1 - {1=o1, 17=o17}2 | f [1, 17] {1=f, 17=o17}2 | f [1, 17] {1=f, 17=o17}2 | null [1, 17] {17=o17}1 | f [1, 17] {1=f, 17=o17}2 | o1 - {1=o1, 17=o17}2
// expect: [17, 1] get 1: | o1 - {17=o17, 1=o1}2 | f o1 {17=o17, 1=f}2 | f o1 {17=o17, 1=f}2 | null o1 {17=o17}1 | f o1 {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] put 1: | o1 - {17=o17, 1=o1}2 | f o1 {17=o17, 1=f}2 | f o1 {17=o17, 1=f}2 | null o1 {17=o17}1 | f o1 {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] putIfAbsent 1: | o1 - {17=o17, 1=o1}2 | f o1 {17=o17, 1=f}2 | f o1 {17=o17, 1=f}2 | null o1 {17=o17}1 | f o1 {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] remove 1: | o1 - {17=o17, 1=o1}2 | f o1 {17=o17}1 | f o1 {17=o17}1 | null o1 {17=o17}0 | f o1 {17=o17}1 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] replace 1: | o1 - {17=o17, 1=o1}2 | f o1 {17=o17, 1=f}2 | f o1 {17=o17, 1=f}2 | null o1 {17=o17}1 | f o1 {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] computeIfAbsent 1: | o1 - {17=o17, 1=o1}2 | f o1 {17=o17, 1=f}2 | f o1 {17=o17, 1=f}2 | null o1 {17=o17}1 | f o1 {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] computeIfPresent 1: | o1 - {17=o17, 1=o1}2 | f o1c {17=o17, 1=f}2 | f o1c {17=o17, 1=f}2 | null o1c {17=o17}1 | f o1c {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] compute 1: | o1 - {17=o17, 1=o1}2 | f o1d {17=o17, 1=f}2 | f o1d {17=o17, 1=f}2 | null o1d {17=o17}1 | f o1d {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] compute away 1: | o1 - {17=o17, 1=o1}2 | f null {17=o17}1 | f null {17=o17}1 | null null {17=o17}0 | f null {17=o17}1 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] merge 1: | o1 - {17=o17, 1=o1}2 | f o1m {17=o17, 1=f}2 | f o1m {17=o17, 1=f}2 | null o1m {17=o17}1 | f o1m {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] get 17: | o1 - {17=o17, 1=o1}2 | f o17 {17=o17, 1=f}2 | f o17 {17=o17, 1=f}2 | null o17 {17=o17}1 | f o17 {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] put 17: | o1 - {17=o17, 1=o1}2 | f o17 {17=p, 1=f}2 | f o17 {17=p, 1=f}2 | null o17 {17=p}1 | f o17 {17=p, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] putIfAbsent 17: | o1 - {17=o17, 1=o1}2 | f o17 {17=o17, 1=f}2 | f o17 {17=o17, 1=f}2 | null o17 {17=o17}1 | f o17 {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] remove 17: | o1 - {17=o17, 1=o1}2 | f o17 {1=f}1 | f o17 {1=f}1 | null o17 {1=o1}0 | f o17 {1=f}1 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] replace 17: | o1 - {17=o17, 1=o1}2 | f o17 {17=r, 1=f}2 | f o17 {17=r, 1=f}2 | null o17 {17=r}1 | f o17 {17=r, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] computeIfAbsent 17: | o1 - {17=o17, 1=o1}2 | f o17 {17=o17, 1=f}2 | f o17 {17=o17, 1=f}2 | null o17 {17=o17}1 | f o17 {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] computeIfPresent 17: | o1 - {17=o17, 1=o1}2 | f o17c {17=o17c, 1=f}2 | f o17c {17=o17c, 1=f}2 | null o17c {17=o17c}1 | f o17c {17=o17c, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] compute 17: | o1 - {17=o17, 1=o1}2 | f o17d {17=o17d, 1=f}2 | f o17d {17=o17d, 1=f}2 | null o17d {17=o17d}1 | f o17d {17=o17d, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] compute away 17: | o1 - {17=o17, 1=o1}2 | f null {1=f}1 | f null {1=f}1 | null null {1=o1}0 | f null {1=f}1 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] merge 17: | o1 - {17=o17, 1=o1}2 | f o17m {17=o17m, 1=f}2 | f o17m {17=o17m, 1=f}2 | null o17m {17=o17m}1 | f o17m {17=o17m, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] get 33: | o1 - {17=o17, 1=o1}2 | f null {17=o17, 1=f}2 | f null {17=o17, 1=f}2 | null null {17=o17}1 | f null {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] put 33: | o1 - {17=o17, 1=o1}2 | f null {17=o17, 1=f, 33=p}3 | f null {17=o17, 1=f, 33=p}3 | null null {17=o17, 33=p}2 | f null {17=o17, 1=f, 33=p}3 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] putIfAbsent 33: | o1 - {17=o17, 1=o1}2 | f null {17=o17, 1=f, 33=a}3 | f null {17=o17, 1=f, 33=a}3 | null null {17=o17, 33=a}2 | f null {17=o17, 1=f, 33=a}3 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] remove 33: | o1 - {17=o17, 1=o1}2 | f null {17=o17, 1=f}2 | f null {17=o17, 1=f}2 | null null {17=o17}1 | f null {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] replace 33: | o1 - {17=o17, 1=o1}2 | f null {17=o17, 1=f}2 | f null {17=o17, 1=f}2 | null null {17=o17}1 | f null {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] computeIfAbsent 33: | o1 - {17=o17, 1=o1}2 | f c {17=o17, 1=f, 33=c}3 | f c {17=o17, 1=f, 33=c}3 | null c {17=o17, 33=c}2 | f c {17=o17, 1=f, 33=c}3 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] computeIfPresent 33: | o1 - {17=o17, 1=o1}2 | f null {17=o17, 1=f}2 | f null {17=o17, 1=f}2 | null null {17=o17}1 | f null {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] compute 33: | o1 - {17=o17, 1=o1}2 | f nulld {17=o17, 1=f, 33=nulld}3 | f nulld {17=o17, 1=f, 33=nulld}3 | null nulld {17=o17, 33=nulld}2 | f nulld {17=o17, 1=f, 33=nulld}3 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] compute away 33: | o1 - {17=o17, 1=o1}2 | f null {17=o17, 1=f}2 | f null {17=o17, 1=f}2 | null null {17=o17}1 | f null {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] merge 33: | o1 - {17=o17, 1=o1}2 | f m {17=o17, 1=f, 33=m}3 | f m {17=o17, 1=f, 33=m}3 | null m {17=o17, 33=m}2 | f m {17=o17, 1=f, 33=m}3 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] get 2: | o1 - {17=o17, 1=o1}2 | f null {17=o17, 1=f}2 | f null {17=o17, 1=f}2 | null null {17=o17}1 | f null {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] put 2: | o1 - {17=o17, 1=o1}2 | f null {17=o17, 1=f, 2=p}3 | f null {17=o17, 1=f, 2=p}3 | null null {17=o17, 2=p}2 | f null {17=o17, 1=f, 2=p}3 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] putIfAbsent 2: | o1 - {17=o17, 1=o1}2 | f null {17=o17, 1=f, 2=a}3 | f null {17=o17, 1=f, 2=a}3 | null null {17=o17, 2=a}2 | f null {17=o17, 1=f, 2=a}3 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] remove 2: | o1 - {17=o17, 1=o1}2 | f null {17=o17, 1=f}2 | f null {17=o17, 1=f}2 | null null {17=o17}1 | f null {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] replace 2: | o1 - {17=o17, 1=o1}2 | f null {17=o17, 1=f}2 | f null {17=o17, 1=f}2 | null null {17=o17}1 | f null {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] computeIfAbsent 2: | o1 - {17=o17, 1=o1}2 | f c {17=o17, 1=f, 2=c}3 | f c {17=o17, 1=f, 2=c}3 | null c {17=o17, 2=c}2 | f c {17=o17, 1=f, 2=c}3 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] computeIfPresent 2: | o1 - {17=o17, 1=o1}2 | f null {17=o17, 1=f}2 | f null {17=o17, 1=f}2 | null null {17=o17}1 | f null {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] compute 2: | o1 - {17=o17, 1=o1}2 | f nulld {17=o17, 1=f, 2=nulld}3 | f nulld {17=o17, 1=f, 2=nulld}3 | null nulld {17=o17, 2=nulld}2 | f nulld {17=o17, 1=f, 2=nulld}3 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] compute away 2: | o1 - {17=o17, 1=o1}2 | f null {17=o17, 1=f}2 | f null {17=o17, 1=f}2 | null null {17=o17}1 | f null {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] merge 2: | o1 - {17=o17, 1=o1}2 | f m {17=o17, 1=f, 2=m}3 | f m {17=o17, 1=f, 2=m}3 | null m {17=o17, 2=m}2 | f m {17=o17, 1=f, 2=m}3 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] clear: | o1 - {17=o17, 1=o1}2 | f  {}0 | f  {}0 | null  {}0 | f  {}0 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] size: | o1 - {17=o17, 1=o1}2 | f 2 {17=o17, 1=f}2 | f 2 {17=o17, 1=f}2 | null 2 {17=o17}1 | f 2 {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 1] keys: | o1 - {17=o17, 1=o1}2 | f [17, 1] {17=o17, 1=f}2 | f [17, 1] {17=o17, 1=f}2 | null [17, 1] {17=o17}1 | f [17, 1] {17=o17, 1=f}2 | o1 - {17=o17, 1=o1}2
// expect: [17, 33] get 1: | f null {17=o17, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f null {17=o17, 33=o33, 1=f}3 | null null {17=o17, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null null {17=o17, 33=o33}2
// expect: [17, 33] put 1: | Recursive update null {17=o17, 33=o33, 1=p}3 | null - {17=o17, 33=o33}2 | Recursive update null {17=o17, 33=o33, 1=p}3 | null null {17=o17, 33=o33, 1=p}3 | w - {17=o17, 33=o33, 1=w}3 | null null {17=o17, 33=o33, 1=p}3
// expect: [17, 33] putIfAbsent 1: | Recursive update null {17=o17, 33=o33, 1=a}3 | null - {17=o17, 33=o33}2 | Recursive update null {17=o17, 33=o33, 1=a}3 | null null {17=o17, 33=o33, 1=a}3 | w - {17=o17, 33=o33, 1=w}3 | null null {17=o17, 33=o33, 1=a}3
// expect: [17, 33] remove 1: | f null {17=o17, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f null {17=o17, 33=o33, 1=f}3 | null null {17=o17, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null null {17=o17, 33=o33}2
// expect: [17, 33] replace 1: | f null {17=o17, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f null {17=o17, 33=o33, 1=f}3 | null null {17=o17, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null null {17=o17, 33=o33}2
// expect: [17, 33] computeIfAbsent 1: | Recursive update c {17=o17, 33=o33, 1=c}3 | null - {17=o17, 33=o33}2 | Recursive update c {17=o17, 33=o33, 1=c}3 | null c {17=o17, 33=o33, 1=c}3 | w - {17=o17, 33=o33, 1=w}3 | null c {17=o17, 33=o33, 1=c}3
// expect: [17, 33] computeIfPresent 1: | f null {17=o17, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f null {17=o17, 33=o33, 1=f}3 | null null {17=o17, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null null {17=o17, 33=o33}2
// expect: [17, 33] compute 1: | Recursive update nulld {17=o17, 33=o33, 1=nulld}3 | null - {17=o17, 33=o33}2 | Recursive update nulld {17=o17, 33=o33, 1=nulld}3 | null nulld {17=o17, 33=o33, 1=nulld}3 | w - {17=o17, 33=o33, 1=w}3 | null nulld {17=o17, 33=o33, 1=nulld}3
// expect: [17, 33] compute away 1: | f null {17=o17, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f null {17=o17, 33=o33, 1=f}3 | null null {17=o17, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null null {17=o17, 33=o33}2
// expect: [17, 33] merge 1: | Recursive update m {17=o17, 33=o33, 1=m}3 | null - {17=o17, 33=o33}2 | Recursive update m {17=o17, 33=o33, 1=m}3 | null m {17=o17, 33=o33, 1=m}3 | w - {17=o17, 33=o33, 1=w}3 | null m {17=o17, 33=o33, 1=m}3
// expect: [17, 33] get 17: | f o17 {17=o17, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f o17 {17=o17, 33=o33, 1=f}3 | null o17 {17=o17, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null o17 {17=o17, 33=o33}2
// expect: [17, 33] put 17: | f o17 {17=p, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f o17 {17=p, 33=o33, 1=f}3 | null o17 {17=p, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null o17 {17=p, 33=o33}2
// expect: [17, 33] putIfAbsent 17: | f o17 {17=o17, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f o17 {17=o17, 33=o33, 1=f}3 | null o17 {17=o17, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null o17 {17=o17, 33=o33}2
// expect: [17, 33] remove 17: | f o17 {33=o33, 1=f}2 | null - {17=o17, 33=o33}2 | f o17 {33=o33, 1=f}2 | null o17 {33=o33}1 | w - {17=o17, 33=o33, 1=w}3 | null o17 {33=o33}1
// expect: [17, 33] replace 17: | f o17 {17=r, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f o17 {17=r, 33=o33, 1=f}3 | null o17 {17=r, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null o17 {17=r, 33=o33}2
// expect: [17, 33] computeIfAbsent 17: | f o17 {17=o17, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f o17 {17=o17, 33=o33, 1=f}3 | null o17 {17=o17, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null o17 {17=o17, 33=o33}2
// expect: [17, 33] computeIfPresent 17: | f o17c {17=o17c, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f o17c {17=o17c, 33=o33, 1=f}3 | null o17c {17=o17c, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null o17c {17=o17c, 33=o33}2
// expect: [17, 33] compute 17: | f o17d {17=o17d, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f o17d {17=o17d, 33=o33, 1=f}3 | null o17d {17=o17d, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null o17d {17=o17d, 33=o33}2
// expect: [17, 33] compute away 17: | f null {33=o33, 1=f}2 | null - {17=o17, 33=o33}2 | f null {33=o33, 1=f}2 | null null {33=o33}1 | w - {17=o17, 33=o33, 1=w}3 | null null {33=o33}1
// expect: [17, 33] merge 17: | f o17m {17=o17m, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f o17m {17=o17m, 33=o33, 1=f}3 | null o17m {17=o17m, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null o17m {17=o17m, 33=o33}2
// expect: [17, 33] get 33: | f o33 {17=o17, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f o33 {17=o17, 33=o33, 1=f}3 | null o33 {17=o17, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null o33 {17=o17, 33=o33}2
// expect: [17, 33] put 33: | f o33 {17=o17, 33=p, 1=f}3 | null - {17=o17, 33=o33}2 | f o33 {17=o17, 33=p, 1=f}3 | null o33 {17=o17, 33=p}2 | w - {17=o17, 33=o33, 1=w}3 | null o33 {17=o17, 33=p}2
// expect: [17, 33] putIfAbsent 33: | f o33 {17=o17, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f o33 {17=o17, 33=o33, 1=f}3 | null o33 {17=o17, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null o33 {17=o17, 33=o33}2
// expect: [17, 33] remove 33: | f o33 {17=o17}2 | null - {17=o17, 33=o33}2 | f o33 {17=o17}2 | null o33 {17=o17}1 | w - {17=o17, 33=o33, 1=w}3 | null o33 {17=o17}1
// expect: [17, 33] replace 33: | f o33 {17=o17, 33=r, 1=f}3 | null - {17=o17, 33=o33}2 | f o33 {17=o17, 33=r, 1=f}3 | null o33 {17=o17, 33=r}2 | w - {17=o17, 33=o33, 1=w}3 | null o33 {17=o17, 33=r}2
// expect: [17, 33] computeIfAbsent 33: | f o33 {17=o17, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f o33 {17=o17, 33=o33, 1=f}3 | null o33 {17=o17, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null o33 {17=o17, 33=o33}2
// expect: [17, 33] computeIfPresent 33: | f o33c {17=o17, 33=o33c, 1=f}3 | null - {17=o17, 33=o33}2 | f o33c {17=o17, 33=o33c, 1=f}3 | null o33c {17=o17, 33=o33c}2 | w - {17=o17, 33=o33, 1=w}3 | null o33c {17=o17, 33=o33c}2
// expect: [17, 33] compute 33: | f o33d {17=o17, 33=o33d, 1=f}3 | null - {17=o17, 33=o33}2 | f o33d {17=o17, 33=o33d, 1=f}3 | null o33d {17=o17, 33=o33d}2 | w - {17=o17, 33=o33, 1=w}3 | null o33d {17=o17, 33=o33d}2
// expect: [17, 33] compute away 33: | f null {17=o17}2 | null - {17=o17, 33=o33}2 | f null {17=o17}2 | null null {17=o17}1 | w - {17=o17, 33=o33, 1=w}3 | null null {17=o17}1
// expect: [17, 33] merge 33: | f o33m {17=o17, 33=o33m, 1=f}3 | null - {17=o17, 33=o33}2 | f o33m {17=o17, 33=o33m, 1=f}3 | null o33m {17=o17, 33=o33m}2 | w - {17=o17, 33=o33, 1=w}3 | null o33m {17=o17, 33=o33m}2
// expect: [17, 33] get 2: | f null {17=o17, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f null {17=o17, 33=o33, 1=f}3 | null null {17=o17, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null null {17=o17, 33=o33}2
// expect: [17, 33] put 2: | f null {17=o17, 33=o33, 1=f, 2=p}4 | null - {17=o17, 33=o33}2 | f null {17=o17, 33=o33, 1=f, 2=p}4 | null null {17=o17, 33=o33, 2=p}3 | w - {17=o17, 33=o33, 1=w}3 | null null {17=o17, 33=o33, 2=p}3
// expect: [17, 33] putIfAbsent 2: | f null {17=o17, 33=o33, 1=f, 2=a}4 | null - {17=o17, 33=o33}2 | f null {17=o17, 33=o33, 1=f, 2=a}4 | null null {17=o17, 33=o33, 2=a}3 | w - {17=o17, 33=o33, 1=w}3 | null null {17=o17, 33=o33, 2=a}3
// expect: [17, 33] remove 2: | f null {17=o17, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f null {17=o17, 33=o33, 1=f}3 | null null {17=o17, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null null {17=o17, 33=o33}2
// expect: [17, 33] replace 2: | f null {17=o17, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f null {17=o17, 33=o33, 1=f}3 | null null {17=o17, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null null {17=o17, 33=o33}2
// expect: [17, 33] computeIfAbsent 2: | f c {17=o17, 33=o33, 1=f, 2=c}4 | null - {17=o17, 33=o33}2 | f c {17=o17, 33=o33, 1=f, 2=c}4 | null c {17=o17, 33=o33, 2=c}3 | w - {17=o17, 33=o33, 1=w}3 | null c {17=o17, 33=o33, 2=c}3
// expect: [17, 33] computeIfPresent 2: | f null {17=o17, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f null {17=o17, 33=o33, 1=f}3 | null null {17=o17, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null null {17=o17, 33=o33}2
// expect: [17, 33] compute 2: | f nulld {17=o17, 33=o33, 1=f, 2=nulld}4 | null - {17=o17, 33=o33}2 | f nulld {17=o17, 33=o33, 1=f, 2=nulld}4 | null nulld {17=o17, 33=o33, 2=nulld}3 | w - {17=o17, 33=o33, 1=w}3 | null nulld {17=o17, 33=o33, 2=nulld}3
// expect: [17, 33] compute away 2: | f null {17=o17, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f null {17=o17, 33=o33, 1=f}3 | null null {17=o17, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null null {17=o17, 33=o33}2
// expect: [17, 33] merge 2: | f m {17=o17, 33=o33, 1=f, 2=m}4 | null - {17=o17, 33=o33}2 | f m {17=o17, 33=o33, 1=f, 2=m}4 | null m {17=o17, 33=o33, 2=m}3 | w - {17=o17, 33=o33, 1=w}3 | null m {17=o17, 33=o33, 2=m}3
// expect: [17, 33] clear: | f  {}1 | null - {17=o17, 33=o33}2 | f  {}1 | null  {}0 | w - {17=o17, 33=o33, 1=w}3 | null  {}0
// expect: [17, 33] size: | f 2 {17=o17, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f 2 {17=o17, 33=o33, 1=f}3 | null 2 {17=o17, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null 2 {17=o17, 33=o33}2
// expect: [17, 33] keys: | f [17, 33] {17=o17, 33=o33, 1=f}3 | null - {17=o17, 33=o33}2 | f [17, 33] {17=o17, 33=o33, 1=f}3 | null [17, 33] {17=o17, 33=o33}2 | w - {17=o17, 33=o33, 1=w}3 | null [17, 33] {17=o17, 33=o33}2
// expect: [17, 1, 33] get 1: | o1 - {17=o17, 1=o1, 33=o33}3 | f o1 {17=o17, 1=f, 33=o33}3 | f o1 {17=o17, 1=f, 33=o33}3 | null o1 {17=o17, 33=o33}2 | f o1 {17=o17, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] put 1: | o1 - {17=o17, 1=o1, 33=o33}3 | f o1 {17=o17, 1=f, 33=o33}3 | f o1 {17=o17, 1=f, 33=o33}3 | null o1 {17=o17, 33=o33}2 | f o1 {17=o17, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] putIfAbsent 1: | o1 - {17=o17, 1=o1, 33=o33}3 | f o1 {17=o17, 1=f, 33=o33}3 | f o1 {17=o17, 1=f, 33=o33}3 | null o1 {17=o17, 33=o33}2 | f o1 {17=o17, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] remove 1: | o1 - {17=o17, 1=o1, 33=o33}3 | f o1 {17=o17, 33=o33}2 | f o1 {17=o17, 33=o33}2 | null o1 {17=o17, 33=o33}1 | f o1 {17=o17, 33=o33}2 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] replace 1: | o1 - {17=o17, 1=o1, 33=o33}3 | f o1 {17=o17, 1=f, 33=o33}3 | f o1 {17=o17, 1=f, 33=o33}3 | null o1 {17=o17, 33=o33}2 | f o1 {17=o17, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] computeIfAbsent 1: | o1 - {17=o17, 1=o1, 33=o33}3 | f o1 {17=o17, 1=f, 33=o33}3 | f o1 {17=o17, 1=f, 33=o33}3 | null o1 {17=o17, 33=o33}2 | f o1 {17=o17, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] computeIfPresent 1: | o1 - {17=o17, 1=o1, 33=o33}3 | f o1c {17=o17, 1=f, 33=o33}3 | f o1c {17=o17, 1=f, 33=o33}3 | null o1c {17=o17, 33=o33}2 | f o1c {17=o17, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] compute 1: | o1 - {17=o17, 1=o1, 33=o33}3 | f o1d {17=o17, 1=f, 33=o33}3 | f o1d {17=o17, 1=f, 33=o33}3 | null o1d {17=o17, 33=o33}2 | f o1d {17=o17, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] compute away 1: | o1 - {17=o17, 1=o1, 33=o33}3 | f null {17=o17, 33=o33}2 | f null {17=o17, 33=o33}2 | null null {17=o17, 33=o33}1 | f null {17=o17, 33=o33}2 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] merge 1: | o1 - {17=o17, 1=o1, 33=o33}3 | f o1m {17=o17, 1=f, 33=o33}3 | f o1m {17=o17, 1=f, 33=o33}3 | null o1m {17=o17, 33=o33}2 | f o1m {17=o17, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] get 17: | o1 - {17=o17, 1=o1, 33=o33}3 | f o17 {17=o17, 1=f, 33=o33}3 | f o17 {17=o17, 1=f, 33=o33}3 | null o17 {17=o17, 33=o33}2 | f o17 {17=o17, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] put 17: | o1 - {17=o17, 1=o1, 33=o33}3 | f o17 {17=p, 1=f, 33=o33}3 | f o17 {17=p, 1=f, 33=o33}3 | null o17 {17=p, 33=o33}2 | f o17 {17=p, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] putIfAbsent 17: | o1 - {17=o17, 1=o1, 33=o33}3 | f o17 {17=o17, 1=f, 33=o33}3 | f o17 {17=o17, 1=f, 33=o33}3 | null o17 {17=o17, 33=o33}2 | f o17 {17=o17, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] remove 17: | o1 - {17=o17, 1=o1, 33=o33}3 | f o17 {1=f, 33=o33}2 | f o17 {1=f, 33=o33}2 | null o17 {1=o1, 33=o33}1 | f o17 {1=f, 33=o33}2 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] replace 17: | o1 - {17=o17, 1=o1, 33=o33}3 | f o17 {17=r, 1=f, 33=o33}3 | f o17 {17=r, 1=f, 33=o33}3 | null o17 {17=r, 33=o33}2 | f o17 {17=r, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] computeIfAbsent 17: | o1 - {17=o17, 1=o1, 33=o33}3 | f o17 {17=o17, 1=f, 33=o33}3 | f o17 {17=o17, 1=f, 33=o33}3 | null o17 {17=o17, 33=o33}2 | f o17 {17=o17, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] computeIfPresent 17: | o1 - {17=o17, 1=o1, 33=o33}3 | f o17c {17=o17c, 1=f, 33=o33}3 | f o17c {17=o17c, 1=f, 33=o33}3 | null o17c {17=o17c, 33=o33}2 | f o17c {17=o17c, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] compute 17: | o1 - {17=o17, 1=o1, 33=o33}3 | f o17d {17=o17d, 1=f, 33=o33}3 | f o17d {17=o17d, 1=f, 33=o33}3 | null o17d {17=o17d, 33=o33}2 | f o17d {17=o17d, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] compute away 17: | o1 - {17=o17, 1=o1, 33=o33}3 | f null {1=f, 33=o33}2 | f null {1=f, 33=o33}2 | null null {1=o1, 33=o33}1 | f null {1=f, 33=o33}2 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] merge 17: | o1 - {17=o17, 1=o1, 33=o33}3 | f o17m {17=o17m, 1=f, 33=o33}3 | f o17m {17=o17m, 1=f, 33=o33}3 | null o17m {17=o17m, 33=o33}2 | f o17m {17=o17m, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] get 33: | o1 - {17=o17, 1=o1, 33=o33}3 | f o33 {17=o17, 1=f, 33=o33}3 | f o33 {17=o17, 1=f, 33=o33}3 | null o33 {17=o17, 33=o33}2 | f o33 {17=o17, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] put 33: | o1 - {17=o17, 1=o1, 33=o33}3 | f o33 {17=o17, 1=f, 33=p}3 | f o33 {17=o17, 1=f, 33=p}3 | null o33 {17=o17, 33=p}2 | f o33 {17=o17, 1=f, 33=p}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] putIfAbsent 33: | o1 - {17=o17, 1=o1, 33=o33}3 | f o33 {17=o17, 1=f, 33=o33}3 | f o33 {17=o17, 1=f, 33=o33}3 | null o33 {17=o17, 33=o33}2 | f o33 {17=o17, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] remove 33: | o1 - {17=o17, 1=o1, 33=o33}3 | f o33 {17=o17, 1=f}2 | f o33 {17=o17, 1=f}2 | null o33 {17=o17}1 | f o33 {17=o17, 1=f}2 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] replace 33: | o1 - {17=o17, 1=o1, 33=o33}3 | f o33 {17=o17, 1=f, 33=r}3 | f o33 {17=o17, 1=f, 33=r}3 | null o33 {17=o17, 33=r}2 | f o33 {17=o17, 1=f, 33=r}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] computeIfAbsent 33: | o1 - {17=o17, 1=o1, 33=o33}3 | f o33 {17=o17, 1=f, 33=o33}3 | f o33 {17=o17, 1=f, 33=o33}3 | null o33 {17=o17, 33=o33}2 | f o33 {17=o17, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] computeIfPresent 33: | o1 - {17=o17, 1=o1, 33=o33}3 | f o33c {17=o17, 1=f, 33=o33c}3 | f o33c {17=o17, 1=f, 33=o33c}3 | null o33c {17=o17, 33=o33c}2 | f o33c {17=o17, 1=f, 33=o33c}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] compute 33: | o1 - {17=o17, 1=o1, 33=o33}3 | f o33d {17=o17, 1=f, 33=o33d}3 | f o33d {17=o17, 1=f, 33=o33d}3 | null o33d {17=o17, 33=o33d}2 | f o33d {17=o17, 1=f, 33=o33d}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] compute away 33: | o1 - {17=o17, 1=o1, 33=o33}3 | f null {17=o17, 1=f}2 | f null {17=o17, 1=f}2 | null null {17=o17}1 | f null {17=o17, 1=f}2 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] merge 33: | o1 - {17=o17, 1=o1, 33=o33}3 | f o33m {17=o17, 1=f, 33=o33m}3 | f o33m {17=o17, 1=f, 33=o33m}3 | null o33m {17=o17, 33=o33m}2 | f o33m {17=o17, 1=f, 33=o33m}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] get 2: | o1 - {17=o17, 1=o1, 33=o33}3 | f null {17=o17, 1=f, 33=o33}3 | f null {17=o17, 1=f, 33=o33}3 | null null {17=o17, 33=o33}2 | f null {17=o17, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] put 2: | o1 - {17=o17, 1=o1, 33=o33}3 | f null {17=o17, 1=f, 33=o33, 2=p}4 | f null {17=o17, 1=f, 33=o33, 2=p}4 | null null {17=o17, 33=o33, 2=p}3 | f null {17=o17, 1=f, 33=o33, 2=p}4 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] putIfAbsent 2: | o1 - {17=o17, 1=o1, 33=o33}3 | f null {17=o17, 1=f, 33=o33, 2=a}4 | f null {17=o17, 1=f, 33=o33, 2=a}4 | null null {17=o17, 33=o33, 2=a}3 | f null {17=o17, 1=f, 33=o33, 2=a}4 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] remove 2: | o1 - {17=o17, 1=o1, 33=o33}3 | f null {17=o17, 1=f, 33=o33}3 | f null {17=o17, 1=f, 33=o33}3 | null null {17=o17, 33=o33}2 | f null {17=o17, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] replace 2: | o1 - {17=o17, 1=o1, 33=o33}3 | f null {17=o17, 1=f, 33=o33}3 | f null {17=o17, 1=f, 33=o33}3 | null null {17=o17, 33=o33}2 | f null {17=o17, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] computeIfAbsent 2: | o1 - {17=o17, 1=o1, 33=o33}3 | f c {17=o17, 1=f, 33=o33, 2=c}4 | f c {17=o17, 1=f, 33=o33, 2=c}4 | null c {17=o17, 33=o33, 2=c}3 | f c {17=o17, 1=f, 33=o33, 2=c}4 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] computeIfPresent 2: | o1 - {17=o17, 1=o1, 33=o33}3 | f null {17=o17, 1=f, 33=o33}3 | f null {17=o17, 1=f, 33=o33}3 | null null {17=o17, 33=o33}2 | f null {17=o17, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] compute 2: | o1 - {17=o17, 1=o1, 33=o33}3 | f nulld {17=o17, 1=f, 33=o33, 2=nulld}4 | f nulld {17=o17, 1=f, 33=o33, 2=nulld}4 | null nulld {17=o17, 33=o33, 2=nulld}3 | f nulld {17=o17, 1=f, 33=o33, 2=nulld}4 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] compute away 2: | o1 - {17=o17, 1=o1, 33=o33}3 | f null {17=o17, 1=f, 33=o33}3 | f null {17=o17, 1=f, 33=o33}3 | null null {17=o17, 33=o33}2 | f null {17=o17, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] merge 2: | o1 - {17=o17, 1=o1, 33=o33}3 | f m {17=o17, 1=f, 33=o33, 2=m}4 | f m {17=o17, 1=f, 33=o33, 2=m}4 | null m {17=o17, 33=o33, 2=m}3 | f m {17=o17, 1=f, 33=o33, 2=m}4 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] clear: | o1 - {17=o17, 1=o1, 33=o33}3 | f  {}0 | f  {}0 | null  {}0 | f  {}0 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] size: | o1 - {17=o17, 1=o1, 33=o33}3 | f 3 {17=o17, 1=f, 33=o33}3 | f 3 {17=o17, 1=f, 33=o33}3 | null 3 {17=o17, 33=o33}2 | f 3 {17=o17, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
// expect: [17, 1, 33] keys: | o1 - {17=o17, 1=o1, 33=o33}3 | f [17, 1, 33] {17=o17, 1=f, 33=o33}3 | f [17, 1, 33] {17=o17, 1=f, 33=o33}3 | null [17, 1, 33] {17=o17, 33=o33}2 | f [17, 1, 33] {17=o17, 1=f, 33=o33}3 | o1 - {17=o17, 1=o1, 33=o33}3
