// Dijkstra, topological order, union-find.
import java.util.*;

public class Graph {
  static int[] dijkstra(List<List<int[]>> g, int from) {
    int[] d = new int[g.size()];
    Arrays.fill(d, Integer.MAX_VALUE);
    d[from] = 0;
    PriorityQueue<int[]> q = new PriorityQueue<>(Comparator.comparingInt(a -> a[1]));
    q.add(new int[] {from, 0});
    while (!q.isEmpty()) {
      int[] at = q.poll();
      if (at[1] > d[at[0]]) continue;
      for (int[] e : g.get(at[0])) if (d[at[0]] + e[1] < d[e[0]]) q.add(new int[] {e[0], d[e[0]] = d[at[0]] + e[1]});
    }
    return d;
  }
  static int find(int[] p, int x) { return p[x] == x ? x : (p[x] = find(p, p[x])); }

  public static void main(String[] args) {
    List<List<int[]>> g = new ArrayList<>();
    for (int i = 0; i < 6; i++) g.add(new ArrayList<>());
    int[][] edges = {{0, 1, 7}, {0, 2, 9}, {0, 5, 14}, {1, 2, 10}, {1, 3, 15}, {2, 3, 11}, {2, 5, 2}, {3, 4, 6}, {5, 4, 9}};
    for (int[] e : edges) {
      g.get(e[0]).add(new int[] {e[1], e[2]});
      g.get(e[1]).add(new int[] {e[0], e[2]});
    }
    System.out.println(Arrays.toString(dijkstra(g, 0)));
    int[] parent = {0, 1, 2, 3, 4, 5};
    Arrays.sort(edges, (a, b) -> a[2] - b[2]);
    int weight = 0;
    for (int[] e : edges) {
      int a = find(parent, e[0]), b = find(parent, e[1]);
      if (a == b) continue;
      parent[a] = b;
      weight += e[2];
    }
    System.out.println(weight);
    Map<String, List<String>> deps = new LinkedHashMap<>();
    deps.put("shoes", List.of("socks", "trousers"));
    deps.put("trousers", List.of("pants"));
    deps.put("socks", List.of());
    deps.put("pants", List.of());
    Set<String> order = new LinkedHashSet<>();
    new Object() { void visit(String s) { if (order.contains(s)) return; deps.get(s).forEach(this::visit); order.add(s); } }.visit("shoes");
    System.out.println(order);
  }
}
// expect: [0, 7, 9, 20, 20, 11]
// expect: 33
// expect: [socks, pants, trousers, shoes]
