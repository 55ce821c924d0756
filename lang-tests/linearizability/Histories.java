import heddle.History;
import java.util.ArrayDeque;
import java.util.Random;

// heddle.History against a search through all orders: random histories of a queue, with the results that some order
// gives, or nearly; then of one whose calls wait where it is empty, some of them for ever.
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

  static final int REMOVE = 0, TAKE = -1;
  static final Object WAITS = new Object();

  // Calls 0 to n - 1: kinds[c] is a value to add, REMOVE or TAKE.
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

    public Object call(Object object, int call) throws InterruptedException {
      synchronized (object) {
        Object result = make(object, call);
        while (result == WAITS) object.wait();
        return result;
      }
    }

    // The same, but that it does not wait.
    Object make(Object object, int call) {
      ArrayDeque<Integer> q = ((Queue) object).elements;
      try {
        if (kinds[call] == TAKE && q.isEmpty()) return WAITS;
        if (kinds[call] <= 0) return q.remove(); // throws if it is empty
      } catch (RuntimeException e) {
        return new History.Thrown(e);
      }
      q.add(kinds[call]);
      return History.VOID;
    }

    public boolean mayWait(int call) {
      return kinds[call] == TAKE;
    }

    public boolean comparable() {
      return comparable;
    }

    public String text(int call) {
      return kinds[call] == TAKE ? "take()" : kinds[call] == REMOVE ? "remove()" : "add(" + kinds[call] + ")";
    }
  }

  // `order`: of the calls that have ended, which are not many. `waits`: the call that waits behind them, -1: none.
  static boolean bruteForce(Specification by, long[] begin, long[] end, Object[] results, int waits, boolean[] placed, int count, int[] order) {
    int n = results.length, ended = 0;
    for (Object r : results) if (r != null && r != WAITS) ended++;
    if (count == ended) {
      Object state = by.make();
      for (int i = 0; i < count; i++) {
        if (!by.make(state, order[i]).equals(results[order[i]])) return false;
        for (int j = i + 1; j < count; j++) if (end[order[j]] < begin[order[i]]) return false;
      }
      return waits < 0 || by.make(state, waits) == WAITS;
    }
    for (int c = 0; c < n; c++) {
      if (placed[c] || results[c] == null || results[c] == WAITS) continue;
      placed[c] = true;
      order[count] = c;
      boolean found = bruteForce(by, begin, end, results, waits, placed, count + 1, order);
      placed[c] = false;
      if (found) return true;
    }
    return false;
  }

  static boolean bruteForce(Specification by, long[] begin, long[] end, Object[] results) {
    int n = results.length, waiting = 0;
    for (int c = 0; c < n; c++) {
      if (results[c] != WAITS) continue;
      waiting++;
      if (!bruteForce(by, begin, end, results, c, new boolean[n], 0, new int[n])) return false;
    }
    return waiting > 0 || bruteForce(by, begin, end, results, -1, new boolean[n], 0, new int[n]);
  }

  public static void main(String[] arguments) throws Throwable {
    run(new Random(7), false);
    run(new Random(8), true);
  }

  static void run(Random random, boolean takes) throws Throwable {
    int good = 0, bad = 0, sameWithStates = 0, goodThatWait = 0, badThatWait = 0;
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
      for (int c = 0; c < n; c++) kinds[c] = takes ? (random.nextBoolean() ? TAKE : 1 + random.nextInt(2)) : random.nextInt(5) / 2;
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
        results[next] = by.make(state, next);
      }
      boolean wait = false;
      if (takes) {
        // Who waits ends no more, and makes no more calls. Some do not wait, or do, where they should not.
        for (int t = 1; t <= threads; t++)
          for (int i = 0; i < calls[t].length; i++) {
            int c = calls[t][i];
            if (i > 0 && (results[calls[t][i - 1]] == WAITS || results[calls[t][i - 1]] == null)) results[c] = null;
            else if (kinds[c] == TAKE && random.nextInt(6) == 0)
              results[c] = results[c] == WAITS ? (Object) (1 + random.nextInt(2)) : WAITS;
            if (results[c] == WAITS) {
              wait = true;
              end[c] = Long.MAX_VALUE;
            } else if (results[c] == null) {
              begin[c] = end[c] = Long.MAX_VALUE;
            }
          }
      } else if (random.nextInt(3) > 0) {  // the results of two calls change places
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
          if (results[c] == null) continue;
          history.begins(c);
          for (int u = 1; u <= threads; u++) {
            int ended = 0;
            for (int other : calls[u]) if (end[other] < begin[c]) ended++;
            if (u != t) history.begins(c, u, ended);
          }
          if (results[c] != WAITS) history.ends(c, results[c]);
        }
      boolean explained = history.problem(by) == null;
      boolean expected = bruteForce(by, begin, end, results);
      if (explained != expected) throw new AssertionError("round " + round + ": " + explained + "\n" + history.toString(by));
      if ((history.problem(comparing) == null) == expected) sameWithStates++;
      if (wait && explained) goodThatWait++;
      if (wait && !explained) badThatWait++;
      if (explained) good++;
      else {
        bad++;
        if (n == 5 && shown == null && wait == takes) shown = history.toString(by);
      }
    }
    System.out.println(good + " have an order, " + bad + " have none; the same by states: " + sameWithStates);
    if (takes) System.out.println(goodThatWait + " with calls that wait have one, " + badThatWait + " have none");
    System.out.println(shown);
  }
}
