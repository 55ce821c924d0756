// n threads write a value under one lock and its double under another; one checks that the second follows the first.
// The fault needs the checker between the two stages of a writer. (After "twostage_n" of the SV-COMP benchmarks, which
// SCTBench has with 100 threads; the fault is Stoller's two-stage access.)
// expect assertion
// explore: proof --max-time=100 --first -- 3
// explore: proof --max-time=100 --first -- 100
// explore: --explore=pos --first --max-time=100 -- 100
// explore: --explore=preemption --depth=1 --first --max-time=100 -- 100
public class TwoStageMany {
  static int first, second;
  static final Object ofFirst = new Object(), ofSecond = new Object();

  static void write() {
    synchronized (ofFirst) {
      first = 1;
    }
    synchronized (ofSecond) {
      second = first() + 1;
    }
  }

  static int first() {
    synchronized (ofFirst) {
      return first;
    }
  }

  static void check() {
    int seen = first();
    if (seen == 0) return; // nothing has been written yet
    synchronized (ofSecond) {
      assert second == seen + 1 : "the second stage is missing";
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 3;
    for (int i = 0; i < n; i++) new Thread(TwoStageMany::write, "writer-" + i).start();
    new Thread(TwoStageMany::check, "checker").start();
  }
}
