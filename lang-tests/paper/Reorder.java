// Cooperari, table 5.1, "Reorder": a pair of plain fields is set by one thread and read by others.
// expect race: Pair.a
// explore: proof -- 2
// explore: proof -- 3
// explore: proof -- 4
// With the racing fields as visible operations, what comes of it shows, too.
// explore: --promote=auto findings>=3
class Pair {
  int a, b;

  void set() {
    a = 1;
    b = -1;
  }

  boolean consistent() { return a == 0 && b == 0 || a == 1 && b == -1; }
}

public class Reorder {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 2; // one thread sets, the others check
    Pair pair = new Pair();
    new Thread(pair::set, "setter").start();
    for (int i = 1; i < n; i++)
      new Thread(() -> {
        assert pair.consistent() : "half of the pair is set";
      }, "checker-" + i).start();
  }
}
