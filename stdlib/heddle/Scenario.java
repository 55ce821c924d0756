// Runs the calls of a scenario of a class that is heddle.Linearizable, records its history, and checks that. Of
// vm test, which writes a class of this kind for each scenario.
//
// What is recorded at a call's beginning is how many calls of each other thread have ended. So the program's state has
// the history in it: exploration merges states only if what they have come by can be told apart by no check. The
// counters are fields of objects that the library has made at its start: others' blocks depend on their accesses
// (docs/algorithms.md, "Dependence of blocks"), and they are no data races, nor points at which threads switch. They
// need be none: a call's beginning may be moved to its first operation, and its end to its last one, for this leaves
// more calls in order, and fewer sequences that explain them. That is what the monitor is for that a thread has during
// a call, and nobody else ever wants: it puts a boundary of blocks in front of the beginning.
//
// Where calls may wait, main waits until all threads have ended or nobody can go on. Who is then in a call that may not
// wait is deadlocked; the others are part of the history.
package heddle;

import java.util.Arrays;

public abstract class Scenario implements History.Specification {
  private static final class EndedCalls {
    int ended;
  }

  private static final EndedCalls[] ENDED = {
    new EndedCalls(), new EndedCalls(), new EndedCalls(), new EndedCalls(), new EndedCalls(), new EndedCalls(), new EndedCalls(), new EndedCalls()
  };

  private final class ScenarioThread extends Thread {
    private final int number;
    private final int before;  // so many calls have been made by another one
    private final int[] calls;
    private boolean failed;  // by an Error, which is no result

    ScenarioThread(int number, int before, int[] calls) {
      super(number == 0 ? "caller" : "thread " + number);
      this.number = number;
      this.before = before;
      this.calls = calls;
    }

    @Override
    public void run() {
      Monitor mine = new Monitor();
      try {
        for (int i = 0; i < calls.length; i++) perform(calls[i], number, before + i, mine);
      } catch (Error e) {
        failed = true;
        throw e;
      }
    }
  }

  private History history;
  private int columns;

  /** Makes that call on the object under test. */
  protected abstract Object call(int call) throws Throwable;

  /**
   * The calls of each thread by their numbers; those of main are the first ones, {@code before} of them before the
   * threads start, the others when they have ended.
   */
  protected final void run(int before, int[]... calls) throws Throwable {
    history = new History(calls);
    columns = calls.length;
    boolean someMayWait = false;
    for (int[] of : calls) for (int call : of) someMayWait |= mayWait(call);
    if (someMayWait ? !makeThatMayWait(before, calls) : !make(before, calls)) return;
    String problem = history.problem(this);
    if (problem != null) throw new NotLinearizable(problem + "\n" + history.toString(this));
  }

  // False: one of them has failed. So does the test, and there is nothing to be explained.
  private boolean make(int before, int[][] calls) throws InterruptedException {
    Monitor mine = new Monitor();
    for (int i = 0; i < before; i++) perform(calls[0][i], 0, i, mine);
    ScenarioThread[] workers = new ScenarioThread[calls.length];
    for (int t = 1; t < calls.length; t++) workers[t] = new ScenarioThread(t, 0, calls[t]);
    for (int t = 1; t < calls.length; t++) workers[t].start();
    for (int t = 1; t < calls.length; t++) workers[t].join();
    for (int t = 1; t < calls.length; t++) if (workers[t].failed) return false;
    for (int i = before; i < calls[0].length; i++) perform(calls[0][i], 0, i, mine);
    return true;
  }

  // Main's calls are made by a thread, too. Where one waits for ever no later ones are made.
  private boolean makeThatMayWait(int before, int[][] calls) throws InterruptedException {
    int[] all = calls[0];
    ScenarioThread[] workers = new ScenarioThread[calls.length - 1];
    for (int t = 1; t < calls.length; t++) workers[t - 1] = new ScenarioThread(t, 0, calls[t]);
    ScenarioThread[] first = {new ScenarioThread(0, 0, Arrays.copyOf(all, before))};
    ScenarioThread[] last = {new ScenarioThread(0, before, Arrays.copyOfRange(all, before, all.length))};
    for (ScenarioThread[] some : new ScenarioThread[][] {first, workers, last}) {
      if (some[0].calls.length == 0) continue;
      run(some);
      for (ScenarioThread t : some) if (t.failed) return false;
      if (someWait(some)) break;
    }
    return true;
  }

  private void run(ScenarioThread[] threads) {
    for (ScenarioThread t : threads) t.setDaemon(true);
    for (ScenarioThread t : threads) t.start();
    for (ScenarioThread t : threads) VM.joinUnlessStuck(t);
  }

  // For ever. (Where that is not allowed main is part of the deadlock.)
  private boolean someWait(ScenarioThread[] threads) throws InterruptedException {
    boolean some = false;
    for (ScenarioThread t : threads) {
      int call = history.current(t.number);
      if (call >= 0 && !mayWait(call)) t.join();
      some |= call >= 0;
    }
    return some;
  }

  private void perform(int call, int thread, int index, Monitor mine) {
    synchronized (mine) {
      history.begins(call);
      for (int t = 0; t < columns; t++) if (t != thread) history.begins(call, t, ENDED[t].ended);
      Object result;
      try {
        result = call(call);
      } catch (Error e) {
        throw e;
      } catch (Throwable e) {
        result = new History.Thrown(e);
      }
      history.ends(call, result);
      ENDED[thread].ended = index + 1;
    }
  }
}
