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
package heddle;

public abstract class Scenario implements History.Specification {
  private static final class EndedCalls {
    int ended;
  }

  private static final EndedCalls[] ENDED = {
    new EndedCalls(), new EndedCalls(), new EndedCalls(), new EndedCalls(), new EndedCalls(), new EndedCalls(), new EndedCalls(), new EndedCalls()
  };

  private final class ScenarioThread extends Thread {
    private final int number;
    private final int[] calls;

    ScenarioThread(int number, int[] calls) {
      super("thread " + number);
      this.number = number;
      this.calls = calls;
    }

    @Override
    public void run() {
      Monitor mine = new Monitor();
      for (int i = 0; i < calls.length; i++) perform(calls[i], number, i, mine);
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
    Monitor mine = new Monitor();
    for (int i = 0; i < before; i++) perform(calls[0][i], 0, i, mine);
    ScenarioThread[] workers = new ScenarioThread[calls.length];
    for (int t = 1; t < calls.length; t++) workers[t] = new ScenarioThread(t, calls[t]);
    for (int t = 1; t < calls.length; t++) workers[t].start();
    for (int t = 1; t < calls.length; t++) workers[t].join();
    for (int i = before; i < calls[0].length; i++) perform(calls[0][i], 0, i, mine);
    if (!history.explained(this))
      throw new NotLinearizable("no order of these calls has these results\n" + history.toString(this));
  }

  private void perform(int call, int thread, int index, Monitor mine) {
    synchronized (mine) {
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
