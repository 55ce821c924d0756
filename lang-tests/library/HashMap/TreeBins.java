// The order of iteration where bins are trees.
import java.util.*;
import java.util.concurrent.*;
public class TreeBins {
  static class K implements Comparable<K> { final int v, h; K(int v,int h){this.v=v;this.h=h;} public int hashCode(){return h;} public boolean equals(Object o){return o instanceof K && ((K)o).v==v;} public int compareTo(K k){return Integer.compare(v,k.v);} public String toString(){return "k"+v;} }
  static void run(Map<K,Integer> m, long seed, int mode) {
    Random r = new Random(seed);
    long acc = 0;
    for (int i = 0; i < 400; i++) {
      int v = r.nextInt(mode == 2 ? 400 : 120);
      K k = new K(v, mode == 0 ? 1 : mode == 1 ? (v % 5) * 1024 + 7 : (v % 3 == 0 ? 65536 * v : v * 64));
      switch (r.nextInt(8)) {
        case 0: case 1: case 2: m.put(k, i); break;
        case 3: m.remove(k); break;
        case 4: m.computeIfAbsent(k, x -> 5); break;
        case 5: m.merge(k, 1, Integer::sum); break;
        case 6: if (r.nextInt(4) == 0) { Iterator<K> it = m.keySet().iterator(); int skip = r.nextInt(20); K last = null; while (it.hasNext() && skip-- >= 0) last = it.next(); if (last != null) it.remove(); } break;
        case 7: m.compute(k, (a, b) -> { if (b == null) return 1; if (b % 3 == 0) return null; return b + 1; }); break;
      }
      if (i % 50 == 0) { for (K x : m.keySet()) acc = acc * 31 + x.v; }
      if (i % 300 == 299) { for (int q = 0; q < 110; q++) m.remove(new K(r.nextInt(120), mode == 0 ? 1 : 0)); for (int q = 0; q < 60; q++) { Iterator<K> it = m.keySet().iterator(); if (it.hasNext()) { it.next(); it.remove(); } } }
    }
    System.out.println(mode + " " + m.size() + " " + acc + " " + m.keySet().toString().hashCode());
  }
  public static void main(String[] a) {
    for (int mode = 0; mode < 3; mode++) for (int s = 0; s < 2; s++) { run(new HashMap<>(), s, mode); run(new HashMap<>(200), s, mode); run(new ConcurrentHashMap<>(), s, mode); run(new ConcurrentHashMap<>(100), s, mode); run(new LinkedHashMap<>(), s, mode); }
    Map<String,Integer> h = new HashMap<>(); for (int i = 0; i < 300; i++) h.put(String.format("%c%c%c%c", i%2==0?'A':'B', i%2==0?'a':'B', (i/2)%2==0?'A':'B', (i/2)%2==0?'a':'B') + i % 4 + "x".repeat(i % 7), i);
    System.out.println(h);
    System.out.println(new ConcurrentHashMap<>(h));
  }
}
// expect: 0 46 -1587170587268913906 -1005539661
// expect: 0 46 -1303829319983582265 -1005539661
// expect: 0 47 3084645854115201726 -691420182
// expect: 0 47 5712737803138297011 -691420182
// expect: 0 46 -6607951372675885044 -1463056364
// expect: 0 42 -8500986858059081167 -707218826
// expect: 0 42 -8314144874623503344 -707218826
// expect: 0 43 8954082145348569198 -555062453
// expect: 0 43 -7233231153247472818 -555062453
// expect: 0 43 -3484540351995961959 1637480741
// expect: 1 61 5296680728034408013 -1871984518
// expect: 1 58 8290177285341356937 -306691502
// expect: 1 64 -2434946608279486069 -838875136
// expect: 1 65 -3765325440341728181 -1848503044
// expect: 1 63 5853218422766981827 294920686
// expect: 1 55 -6037833035362790058 705434031
// expect: 1 53 1949444584946626576 447617353
// expect: 1 54 -537215440508090400 2089001875
// expect: 1 53 7968521842923895792 61776430
// expect: 1 60 3531961616696253157 2129408945
// expect: 2 143 -8976615492290129682 2145043292
// expect: 2 144 4750578014721587953 87939940
// expect: 2 145 -1218811505093329703 538065453
// expect: 2 145 4246838385108014919 1740697026
// expect: 2 146 -4022308319248998342 940500510
// expect: 2 146 -5816997699779467491 -323781511
// expect: 2 146 -2363902887534329714 -182343290
// expect: 2 145 6588813121393136123 -445351951
// expect: 2 145 8998784288420670664 306714733
// expect: 2 145 -2492173313083104609 -601431969
// expect: {AaBB2xxx=290, BBBB3x=295, BBAa1x=281, BBBB3xxxx=291, BBBB3xx=275, AaBB2xx=282, BBAa1xxxxx=285, BBAa1xx=289, AaAa0xxx=276, AaAa0xx=296, AaBB2xxxx=298, AaBB2xxxxxx=286, AaBB2xxxxx=278, BBAa1xxx=297, BBBB3xxx=283, AaBB2x=274, AaAa0x=288, BBAa1xxxx=277, AaAa0xxxxxx=272, AaAa0xxxxx=292, BBAa1xxxxxx=293, BBAa1=273, AaAa0=280, BBBB3=287, BBBB3xxxxx=299, AaBB2=294, AaAa0xxxx=284, BBBB3xxxxxx=279}
// expect: {BBAa1x=281, BBBB3xxxx=291, AaBB2xx=282, BBAa1xxxxx=285, AaAa0xxx=276, AaAa0xx=296, AaBB2xxxx=298, AaBB2xxxxxx=286, AaBB2xxxxx=278, BBBB3xxx=283, AaAa0x=288, BBAa1xxxx=277, BBAa1xxxxxx=293, AaAa0xxxx=284, AaBB2xxx=290, BBBB3x=295, BBBB3xx=275, BBAa1xx=289, BBAa1xxx=297, AaBB2x=274, AaAa0xxxxxx=272, AaAa0xxxxx=292, BBAa1=273, AaAa0=280, BBBB3=287, BBBB3xxxxx=299, AaBB2=294, BBBB3xxxxxx=279}
