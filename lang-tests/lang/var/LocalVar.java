// var takes the type of its initialiser.
import java.util.*;

public class LocalVar {
  static String t(int x) { return "int"; }
  static String t(long x) { return "long"; }
  static String t(double x) { return "double"; }
  static String t(char x) { return "char"; }
  static String t(Object x) { return "Object " + x.getClass().getSimpleName(); }
  static String t(List<?> x) { return "List"; }

  public static void main(String[] args) {
    var i = 1;
    var l = 1L;
    var d = 1f * 2.0;
    var c = 'c';
    var s = "s";
    var list = new ArrayList<String>();
    var map = new HashMap<String, List<Integer>>();
    System.out.println(t(i) + " " + t(l) + " " + t(d) + " " + t(c) + " " + t(s) + " " + t(list));
    list.add("x");
    map.put("k", List.of(1, 2));
    for (var e : map.entrySet()) for (var v : e.getValue()) System.out.println(e.getKey() + (v + 1));
    for (var k = 0; k < 2; k++) System.out.print(k);
    System.out.println();
    var array = new int[] {1, 2};
    array[0] += array[1];
    System.out.println(array[0]);
    var anon = new Object() { int hidden = 5; int twice() { return hidden * 2; } };
    anon.hidden++;
    System.out.println(anon.twice());
    var var = "var is no keyword";
    System.out.println(var);
    i = 'a';
    System.out.println(i);
  }
}
// expect: int long double char Object String List
// expect: k2
// expect: k3
// expect: 01
// expect: 3
// expect: 12
// expect: var is no keyword
// expect: 97
