// CopyOnWriteArrayList, ConcurrentLinkedQueue, ConcurrentSkipListMap.
import java.util.*;
import java.util.concurrent.*;

public class Others {
  public static void main(String[] args) {
    CopyOnWriteArrayList<Integer> l = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
    for (int x : l) if (x < 3) l.add(x * 10);
    System.out.println(l + " " + l.addIfAbsent(3));
    try {
      Iterator<Integer> it = l.iterator();
      it.next();
      it.remove();
    } catch (UnsupportedOperationException e) {
      System.out.println("unsupported");
    }
    ConcurrentLinkedQueue<String> q = new ConcurrentLinkedQueue<>(List.of("a", "b"));
    q.offer("c");
    System.out.println(q.poll() + q.peek() + q + q.remove("c") + q.size());
    ConcurrentLinkedDeque<Integer> d = new ConcurrentLinkedDeque<>();
    d.push(1);
    d.addLast(2);
    System.out.println(d.pollLast() + " " + d);
    ConcurrentSkipListMap<Integer, String> m = new ConcurrentSkipListMap<>();
    for (int i : new int[] {5, 1, 3}) m.put(i, "v" + i);
    System.out.println(m + " " + m.floorKey(4) + " " + m.firstEntry() + " " + m.headMap(3, true));
    ConcurrentSkipListSet<String> s = new ConcurrentSkipListSet<>(List.of("q", "a"));
    System.out.println(s.first() + s);
  }
}
// expect: [1, 2, 3, 10, 20] false
// expect: unsupported
// expect: ab[b, c]true1
// expect: 2 [1]
// expect: {1=v1, 3=v3, 5=v5} 3 1=v1 {1=v1, 3=v3}
// expect: a[a, q]
