// n threads write a pair of fields in two steps, and one checks it: a fault that one preemption near the start shows,
// between the two steps of the first writer, while the schedules grow with n!. (After "reorder_n" of the SV-COMP
// benchmarks; SCTBench has it with 3 to 100 threads.) A depth-first search comes back to the start when all that lies behind
// it has been explored.
// expect assertion
// explore: proof --max-time=100 -- 3
// explore: proof --max-time=100 --first -- 10
// explore: proof --max-time=100 --first -- 100
// explore: --explore=pct --depth=2 --runs=2000 --max-time=100 -- 3
// explore: --explore=pct --depth=2 --first --max-time=100 -- 10
// explore: --explore=pos --first --max-time=100 -- 100
// explore: --explore=random --first --max-time=100 -- 100
// explore: --explore=preemption --depth=1 --first --max-time=100 -- 3
// explore: --explore=preemption --depth=1 --first --max-time=100 -- 100
public class ReorderMany {
  static volatile int a, b;

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 3;
    for (int i = 0; i < n; i++)
      new Thread(
              () -> {
                a = 1;
                b = -1;
              },
              "writer-" + i)
          .start();
    new Thread(
            () -> {
              int seenA = a, seenB = b;
              assert seenA == 0 && seenB == 0 || seenA == 1 && seenB == -1 : "half of the pair is set";
            },
            "checker")
        .start();
  }
}
