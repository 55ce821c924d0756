// Closures over arrays and objects share state; each loop turn has its own variables.
import java.util.*;

public class LocalCapturesMutableState {
  interface Counter { int next(); }
  static Counter[] pair() {
    int[] n = {0};
    return new Counter[] {() -> ++n[0], new Counter() { public int next() { return n[0] += 10; } }};
  }

  public static void main(String[] args) {
    Counter[] a = pair(), b = pair();
    System.out.println(a[0].next() + " " + a[1].next() + " " + a[0].next() + " " + b[0].next());
    List<Counter> list = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      int[] own = {i * 100};
      class Local implements Counter { public int next() { return own[0]++; } }
      list.add(new Local());
      list.add(() -> own[0]++);
    }
    for (int r = 0; r < 2; r++) for (Counter c : list) System.out.print(c.next() + " ");
    System.out.println();
    StringBuilder log = new StringBuilder();
    Runnable add = () -> log.append("x");
    add.run();
    add.run();
    System.out.println(log);
  }
}
// expect: 1 11 12 1
// expect: 0 1 100 101 200 201 2 3 102 103 202 203 
// expect: xx
