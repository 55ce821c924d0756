import heddle.History;
import java.util.ArrayDeque;
import java.util.Random;

// heddle.History against a search through all orders: random histories of a queue and a register, with the results that
// some order gives, or nearly.
public class Histories {
  static final class Queue {
    final ArrayDeque<Integer> elements = new ArrayDeque<>();

    @Override
    public boolean equals(Object other) {
      return new java.util.ArrayList<>(((Queue) other).elements).equals(new java.util.ArrayList<>(elements));
    }

    @Override
    public int hashCode() {
      return new java.util.ArrayList<>(elements).hashCode();
    }
  }

  // Calls 0 to n - 1: kinds[c] is a value to add, or 0 for poll.
  static final class Specification implements History.Specification {
    final int[] kinds;
    final boolean comparable;
    int made;

    Specification(int[] kinds, boolean comparable) {
      this.kinds = kinds;
      this.comparable = comparable;
    }

    public Object make() {
      made++;
      return new Queue();
    }

    public Object call(Object object, int call) {
      ArrayDeque<Integer> q = ((Queue) object).elements;
      if (kinds[call] == 0) return q.remove(); // throws if it is empty
      q.add(kinds[call]);
      return History.VOID;
    }

    public boolean comparable() {
      return comparable;
    }

    public String text(int call) {
      return kinds[call] == 0 ? "remove()" : "add(" + kinds[call] + ")";
    }
  }

  static boolean bruteForce(Specification by, long[] begin, long[] end, Object[] results, boolean[] placed, int count, int[] order) {
    int n = results.length;
    if (count == n) {
      Object state = by.make();
      for (int i = 0; i < n; i++) {
        Object r;
        try {
          r = by.call(state, order[i]);
        } catch (RuntimeException e) {
          r = new History.Thrown(e);
        }
        if (!r.equals(results[order[i]])) return false;
        for (int j = i + 1; j < n; j++) if (end[order[j]] < begin[order[i]]) return false;
      }
      return true;
    }
    for (int c = 0; c < n; c++) {
      if (placed[c]) continue;
      placed[c] = true;
      order[count] = c;
      boolean found = bruteForce(by, begin, end, results, placed, count + 1, order);
      placed[c] = false;
      if (found) return true;
    }
    return false;
  }

  public static void main(String[] arguments) throws Throwable {
    Random random = new Random(7);
    int good = 0, bad = 0, sameWithStates = 0;
    String shown = null;
    for (int round = 0; round < 600; round++) {
      int threads = 2 + random.nextInt(2), n = 0;
      int[][] calls = new int[threads + 1][];
      calls[0] = new int[0];
      for (int t = 1; t <= threads; t++) {
        calls[t] = new int[1 + random.nextInt(2)];
        for (int i = 0; i < calls[t].length; i++) calls[t][i] = n++;
      }
      int[] kinds = new int[n];
      for (int c = 0; c < n; c++) kinds[c] = random.nextInt(5) / 2;
      // When each begins and ends, and takes place in between.
      long[] begin = new long[n], end = new long[n], point = new long[n];
      for (int t = 1; t <= threads; t++) {
        long now = random.nextInt(10);
        for (int c : calls[t]) {
          begin[c] = (now += 1 + random.nextInt(6)) * 16 + t;
          point[c] = (now += random.nextInt(6)) * 16 + t;
          end[c] = (now += 1 + random.nextInt(6)) * 16 + t;
        }
      }
      Specification by = new Specification(kinds, false), comparing = new Specification(kinds, true);
      Object[] results = new Object[n];
      Object state = by.make();
      boolean[] done = new boolean[n];
      for (int i = 0; i < n; i++) {
        int next = -1;
        for (int c = 0; c < n; c++) if (!done[c] && (next < 0 || point[c] < point[next])) next = c;
        done[next] = true;
        try {
          results[next] = by.call(state, next);
        } catch (RuntimeException e) {
          results[next] = new History.Thrown(e);
        }
      }
      if (random.nextInt(3) > 0) {  // the results of two calls change places
        int a = random.nextInt(n), b = random.nextInt(n);
        for (int c = 0; c < n; c++)
          if (kinds[c] == 0 && (kinds[a] != 0 || !results[a].equals(results[c]))) {
            b = a;
            a = c;
          }
        if (kinds[a] == 0 && kinds[b] == 0) {
          Object r = results[a];
          results[a] = results[b];
          results[b] = r;
        }
      } else if (random.nextInt(2) == 0) {
        for (int c = 0; c < n; c++) if (kinds[c] == 0) results[c] = 1 + random.nextInt(2);
      }
      History history = new History(calls);
      for (int t = 1; t <= threads; t++)
        for (int c : calls[t]) {
          for (int u = 1; u <= threads; u++) {
            int ended = 0;
            for (int other : calls[u]) if (end[other] < begin[c]) ended++;
            if (u != t) history.begins(c, u, ended);
          }
          history.ends(c, results[c]);
        }
      boolean explained = history.explained(by);
      boolean expected = bruteForce(by, begin, end, results, new boolean[n], 0, new int[n]);
      if (explained != expected) throw new AssertionError("round " + round + ": " + explained + "\n" + history.toString(by));
      if (history.explained(comparing) == expected) sameWithStates++;
      if (explained) good++;
      else {
        bad++;
        if (n == 5 && shown == null) shown = history.toString(by);
      }
    }
    System.out.println(good + " have an order, " + bad + " have none; the same by states: " + sameWithStates);
    System.out.println(shown);
  }
}
