// Poll order, and the order of the heap's array.
import java.util.*;

public class Order {
  public static void main(String[] args) {
    PriorityQueue<Integer> q = new PriorityQueue<>();
    for (int i : new int[] {5, 3, 9, 1, 7, 3, 8, 2}) q.add(i);
    System.out.println(q + " " + q.peek() + " " + q.size() + " " + q.contains(9));
    q.remove(3);
    System.out.println(q);
    while (!q.isEmpty()) System.out.print(q.poll() + " ");
    System.out.println();
    PriorityQueue<String> s = new PriorityQueue<>(Comparator.comparing(String::length).reversed());
    s.addAll(List.of("a", "ccc", "bb", "dddd"));
    System.out.println(s.poll() + s.poll() + s);
    PriorityQueue<int[]> jobs = new PriorityQueue<>((a, b) -> a[1] - b[1]);
    jobs.offer(new int[] {1, 30});
    jobs.offer(new int[] {2, 10});
    System.out.println(jobs.poll()[0]);
    PriorityQueue<Integer> heap = new PriorityQueue<>(List.of(9, 8, 7, 6, 5, 4));
    System.out.println(heap);
    System.out.println(q.poll() + " " + q.peek());
  }
}
// expect: [1, 2, 3, 3, 7, 9, 8, 5] 1 8 true
// expect: [1, 2, 5, 3, 7, 9, 8]
// expect: 1 2 3 5 7 8 9 
// expect: ddddccc[bb, a]
// expect: 2
// expect: [4, 5, 7, 6, 8, 9]
// expect: null null
