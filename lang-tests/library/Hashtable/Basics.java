// Hashtable: order of iteration from the last bucket, no nulls.
import java.util.*;

public class Basics {
  public static void main(String[] args) {
    Hashtable<String, Integer> t = new Hashtable<>();
    for (String s : "one two three four five six seven eight nine ten eleven twelve".split(" ")) t.put(s, s.length());
    System.out.println(t);
    System.out.println(t.get("three") + " " + t.contains(6) + " " + t.containsKey("x") + " " + t.size());
    for (Enumeration<String> e = t.keys(); e.hasMoreElements(); ) System.out.print(e.nextElement() + " ");
    System.out.println();
    try {
      t.put("n", null);
    } catch (NullPointerException e) {
      System.out.println("null value");
    }
    try {
      t.get(null);
    } catch (NullPointerException e) {
      System.out.println("null key");
    }
    Hashtable<Integer, Integer> ints = new Hashtable<>();
    for (int i = 0; i < 12; i++) ints.put(i * 5, i);
    System.out.println(ints + " " + ints.remove(15) + " " + ints.keySet());
  }
}
// expect: {three=5, six=3, ten=3, seven=5, nine=4, one=3, five=4, four=4, twelve=6, eleven=6, two=3, eight=5}
// expect: 5 true false 12
// expect: three six ten seven nine one five four twelve eleven two eight 
// expect: null value
// expect: null key
// expect: {45=9, 20=4, 40=8, 15=3, 35=7, 10=2, 55=11, 30=6, 5=1, 50=10, 25=5, 0=0} 3 [45, 20, 40, 35, 10, 55, 30, 5, 50, 25, 0]
