// A clone of a concurrent collection is of the class of what is cloned, with its fields, and goes its own way from then on: what one
// of them locks does not concern the other.
import java.util.*;
import java.util.concurrent.*;

public class ConcurrentClones {
  static class List1 extends CopyOnWriteArrayList<String> { int x = 3; }
  static class Map1 extends ConcurrentSkipListMap<String, String> { int x = 3; }
  static class Set1 extends ConcurrentSkipListSet<String> { int x = 3; }

  public static void main(String[] args) throws Exception {
    List1 list = new List1();
    Collections.addAll(list, "a", "b");
    List1 list2 = (List1) list.clone();
    list.add("c");
    list2.remove("a");
    System.out.println(list + " " + list2 + " " + list2.x + " " + list.containsAll(List.of("b", "c")) + list2.containsAll(List.of("b", "c")));
    System.out.println(((Object) list instanceof AbstractCollection) + " " + CopyOnWriteArrayList.class.getSuperclass());
    Map1 map = new Map1();
    map.put("a", "1");
    Map1 map2 = (Map1) map.clone();
    map.put("b", "2");
    map2.put("c", "3");
    System.out.println(map + " " + map2 + " " + map2.x + " " + map2.size());
    Set1 set = new Set1();
    set.add("a");
    Set1 set2 = (Set1) set.clone();
    set.add("b");
    set2.add("c");
    System.out.println(set + " " + set2 + " " + set2.x);
    // One is locked, and the other one can be changed.
    CountDownLatch inside = new CountDownLatch(1), done = new CountDownLatch(1);
    Thread t = new Thread(() -> list.replaceAll(s -> {
      inside.countDown();
      try {
        done.await();
      } catch (InterruptedException e) {
        return null;
      }
      return s + s;
    }));
    t.start();
    inside.await();
    list2.add("d");
    done.countDown();
    t.join();
    System.out.println(list + " " + list2);
  }
}
// expect: [a, b, c] [b] 3 truefalse
// expect: false class java.lang.Object
// expect: {a=1, b=2} {a=1, c=3} 3 2
// expect: [a, b] [a, c] 3
// expect: [aa, bb, cc] [b, d]
