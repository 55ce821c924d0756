// What some threads have called, and what came of it; and whether a sequence explains it: a search for an order of the
// calls in which each has the result that it had, and none comes before one that had ended when it began (J. Wing and
// C. Gong, "Testing and Verifying Concurrent Objects", 1993). If states of the specification can be compared, no
// configuration, of calls that have been placed and the state that they lead to, is looked at twice (G. Lowe, "Testing
// for Linearizability", 2017). Calls that wait for ever must have to: for each of them there is an order of those that
// have ended after which the specification waits, too (S. Burckhardt, C. Dern, M. Musuvathi and R. Tan, "Line-Up: A
// Complete and Automatic Linearizability Checker", 2010, section 2.3: stuck histories).
package heddle;

import java.util.HashSet;
import java.util.Objects;

public final class History {
  /** What the calls do one after the other. */
  public interface Specification {
    /** A new object. */
    Object make() throws Throwable;

    /** Makes that call on an object; its result. */
    Object call(Object object, int call) throws Throwable;

    /** Whether objects with equal states are equal, and have equal hash codes. */
    boolean comparable();

    /** Whether the call may wait for what another one does. */
    boolean mayWait(int call);

    /** The call as it is shown: "add(1)". */
    String text(int call);
  }

  /** The result of a method that has none. */
  public static final Object VOID = new Object();

  /** An exception as a result. */
  public static final class Thrown {
    private final String name;

    public Thrown(Throwable e) {
      name = e.getClass().getName();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Thrown && ((Thrown) other).name.equals(name);
    }

    @Override
    public int hashCode() {
      return name.hashCode();
    }

    @Override
    public String toString() {
      return name;
    }
  }

  // What comes of a call of the specification that waits for ever.
  private static final Object WAITS = new Object();

  /** Makes a call of the specification that may have to wait, which is then left alone. */
  private static final class Attempt extends Thread {
    private final Specification specification;
    private final Object object;
    private final int call;
    private Object result = WAITS;
    private Error error;

    Attempt(Specification specification, Object object, int call) {
      this.specification = specification;
      this.object = object;
      this.call = call;
      setDaemon(true);
    }

    @Override
    public void run() {
      try {
        result = specification.call(object, call);
      } catch (Error e) {
        error = e;
      } catch (Throwable e) {
        result = new Thrown(e);
      }
    }

    Object result() {
      start();
      VM.joinUnlessStuck(this);
      if (error != null) throw error;
      return result;
    }
  }

  private static final class Configuration {
    final long placed;
    final Object state;

    Configuration(long placed, Object state) {
      this.placed = placed;
      this.state = state;
    }

    @Override
    public boolean equals(Object other) {
      return ((Configuration) other).placed == placed && ((Configuration) other).state.equals(state);
    }

    @Override
    public int hashCode() {
      return Long.hashCode(placed) * 31 + state.hashCode();
    }
  }

  private final int[][] calls;  // of each thread, in its order; 0 is main's
  private final int[] threads, indices;  // of each call: its thread, and which of that one's it is
  private final boolean[] begun, over;
  private final Object[] results;  // of those that are over
  private final int[][] seen;  // of each call: how many calls of each thread had ended when it began
  private Specification specification;
  private int waits, ended;  // the call that has to wait at the end, -1: none; how many are over
  private int[] order;
  private HashSet<Configuration> known;

  /** {@code calls}: the numbers, from 0 to n - 1, of the calls of each thread, at most 63 together. */
  public History(int[][] calls) {
    this.calls = calls;
    int n = 0;
    for (int[] of : calls) n += of.length;
    if (n > 63) throw new IllegalArgumentException(n + " calls");
    threads = new int[n];
    indices = new int[n];
    begun = new boolean[n];
    over = new boolean[n];
    results = new Object[n];
    seen = new int[n][calls.length];
    for (int t = 0; t < calls.length; t++) {
      for (int i = 0; i < calls[t].length; i++) {
        threads[calls[t][i]] = t;
        indices[calls[t][i]] = i;
      }
    }
  }

  public void begins(int call) {
    begun[call] = true;
  }

  /** When the call begins: so many calls of that thread have ended. */
  public void begins(int call, int thread, int ended) {
    seen[call][thread] = ended;
  }

  public void ends(int call, Object result) {
    over[call] = true;
    results[call] = result;
  }

  /** The call that the thread is in; -1: none. */
  public int current(int thread) {
    for (int call : calls[thread]) if (begun[call] && !over[call]) return call;
    return -1;
  }

  private boolean precedes(int a, int b) {
    return threads[a] == threads[b] ? indices[a] < indices[b] : seen[b][threads[a]] > indices[a];
  }

  /** What is wrong: no order of the calls explains their results, or that one of them waits for ever. Null: nothing. */
  public String problem(Specification by) throws Throwable {
    specification = by;
    order = new int[results.length];
    ended = 0;
    for (boolean one : over) if (one) ended++;
    boolean someWait = false;
    for (int t = 0; t < calls.length; t++) {
      int call = current(t);
      if (call < 0) continue;
      someWait = true;
      if (!explained(call)) return by.text(call) + " waits for ever, which it does after no order of the other calls";
    }
    return someWait || explained(-1) ? null : "no order of these calls has these results";
  }

  /** Whether some order explains the results of the calls that have ended, and that one waits behind them (-1: none). */
  private boolean explained(int waits) throws Throwable {
    this.waits = waits;
    known = specification.comparable() ? new HashSet<>() : null;
    return explained(0, 0, specification.make());
  }

  private boolean explained(long placed, int count, Object state) throws Throwable {
    if (count == ended) return waits < 0 || result(state, waits) == WAITS;
    if (known != null && !known.add(new Configuration(placed, state))) return false;
    Object fresh = known == null ? state : null;
    for (int c = 0; c < results.length; c++) {
      if (!over[c] || (placed >> c & 1) != 0 || !canBeNext(placed, c)) continue;
      if (fresh == null) fresh = again(count);
      Object after = fresh;
      fresh = null;
      if (!same(result(after, c), results[c])) continue;
      order[count] = c;
      if (explained(placed | 1L << c, count + 1, after)) return true;
    }
    return false;
  }

  private boolean canBeNext(long placed, int c) {
    for (int other = 0; other < results.length; other++)
      if (over[other] && (placed >> other & 1) == 0 && precedes(other, c)) return false;
    return true;
  }

  // The state behind the first calls of the order.
  private Object again(int count) throws Throwable {
    Object state = specification.make();
    for (int i = 0; i < count; i++) result(state, order[i]);
    return state;
  }

  // (An error is no result: the program is wrong, or the specification.)
  private Object result(Object state, int call) {
    if (specification.mayWait(call)) return new Attempt(specification, state, call).result();
    try {
      return specification.call(state, call);
    } catch (Error e) {
      throw e;
    } catch (Throwable e) {
      return new Thrown(e);
    }
  }

  private static boolean same(Object a, Object b) {
    return Objects.deepEquals(a, b);
  }

  // --- how it is shown

  /**
   * In columns, one for each thread; a call that others overlap has two lines, where it begins and where it ends. Those
   * that wait for ever end last.
   */
  public String toString(Specification by) {
    int[] begun = new int[calls.length], ended = new int[calls.length], width = new int[calls.length];
    int[] lengths = new int[calls.length];
    for (int t = 0; t < calls.length; t++) for (int call : calls[t]) if (this.begun[call]) lengths[t]++;
    String[] rows = new String[2 * results.length];
    int[] columns = new int[rows.length];
    int count = 0;
    for (boolean more = true; more; ) {
      more = false;
      for (int t = 0; t < calls.length && !more; t++) {
        if (begun[t] == ended[t] || !over[calls[t][ended[t]]] || !mayEnd(t, begun, ended, lengths)) continue;
        int call = calls[t][ended[t]++];
        boolean alone = columns[count - 1] == t;
        if (!alone) columns[count++] = t;
        rows[count - 1] = (alone ? "" : "... ") + by.text(call) + resultText(results[call]);
        more = true;
      }
      for (int t = 0; t < calls.length && !more; t++) {
        if (begun[t] > ended[t] || begun[t] == lengths[t] || !mayBegin(calls[t][begun[t]], ended)) continue;
        columns[count] = t;
        rows[count++] = by.text(calls[t][begun[t]++]) + " ...";
        more = true;
      }
    }
    for (int t = 0; t < calls.length; t++) {
      if (current(t) < 0) continue;
      boolean alone = columns[count - 1] == t;
      if (!alone) columns[count++] = t;
      rows[count - 1] = (alone ? "" : "... ") + by.text(current(t)) + ": waits for ever";
    }
    for (int r = 0; r < count; r++) width[columns[r]] = Math.max(width[columns[r]], rows[r].length());
    StringBuilder text = new StringBuilder();
    for (int r = -1; r < count; r++) {
      StringBuilder line = new StringBuilder();
      int space = 0;
      for (int t = calls[0].length == 0 ? 1 : 0; t < calls.length; t++) {
        String name = t == 0 ? "main" : "thread " + t;
        String cell = r < 0 ? name : columns[r] == t ? rows[r] : "";
        if (!cell.isEmpty()) {
          while (line.length() < space) line.append(' ');
          line.append(cell);
        }
        space += Math.max(width[t], name.length()) + 3;
      }
      text.append(r < 0 ? "  " : "\n  ").append(line);
    }
    return text.toString();
  }

  private boolean mayBegin(int call, int[] ended) {
    for (int t = 0; t < calls.length; t++)
      if (t != threads[call] && ended[t] < seen[call][t]) return false;
    return true;
  }

  // Not before the calls have begun that did not wait for its end.
  private boolean mayEnd(int thread, int[] begun, int[] ended, int[] lengths) {
    for (int t = 0; t < calls.length; t++)
      if (t != thread && begun[t] < lengths[t] && seen[calls[t][begun[t]]][thread] <= ended[thread]) return false;
    return true;
  }

  private static String resultText(Object result) {
    if (result == VOID) return ": done";
    if (result instanceof Thrown) return ": throws " + result;
    if (result instanceof String) return ": \"" + result + '"';
    if (result instanceof Object[]) return ": " + java.util.Arrays.deepToString((Object[]) result);
    if (result instanceof int[]) return ": " + java.util.Arrays.toString((int[]) result);
    return ": " + result;
  }
}
